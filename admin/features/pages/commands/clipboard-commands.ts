import type { BlockAddress } from "../../../../editing/document/edit.ts";
import { findPage, pointerOfBlocks } from "../../../../editing/document/frames.ts";
import { selectBlocks } from "../../../../editing/document/selection.ts";
import type { BlockDocument } from "../../../../editing/document/site-document.ts";
import { newBlocks, pasteBlocks } from "../../../../editing/edits/edits-of-blocks.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import type { Problem } from "../../../../schema/problems/problem.ts";
import { configText } from "../../../sync/state/selectors.ts";
import { tryEdit } from "../../../view/try-edit.ts";
import type { BlockCommands } from "./block-commands.ts";
import type { BlockFocus } from "./block-focus.ts";
import { isClipboardBlocks, readClipboard, writeClipboard } from "./clipboard-text.ts";
import { lazyCommands } from "./lazy-commands.ts";
import type { PagesContext } from "./pages-context.ts";
import type { SeveralBlocks } from "./several-commands.ts";

export type ClipboardCommands = ReturnType<typeof createClipboardCommands>;

interface ClipboardOptions {
  readonly commands: BlockCommands;
  readonly focus: BlockFocus;
  readonly last: { copied?: string };
}

export function createClipboardCommands(context: PagesContext, { commands, focus, last }: ClipboardOptions) {
  const { store, blocks, migrations, notices, problemsOf, content } = context;
  const tell = notices.getState().notify;
  const write = (written: readonly BlockDocument[]) => {
    last.copied = writeClipboard(written, migrations);
    return last.copied;
  };

  return {
    copied: () => last.copied,
    /** What the clipboard holds of several blocks, which are pasted from here where a browser keeps its own to itself. */
    textOf: ({ page, blocks: ids }: SeveralBlocks): string =>
      write(findPage(store.getState().document, page)?.blocks.filter(({ id }) => ids.includes(id)) ?? []),
    copy(address: BlockAddress): string | undefined {
      const block = commands.blockAt(address);
      if (!block) return undefined;
      tell({
        title: messages.pages.told.copied({ name: String(commands.nameOf(address)) }),
        text: messages.pages.told.copiedText,
      });
      return write([block]);
    },
    cut(address: BlockAddress): string | undefined {
      const block = commands.blockAt(address);
      return block && commands.remove(address, "cut") ? write([block]) : undefined;
    },
    paste(text: string, page: string, after: string | undefined): boolean {
      if (!isClipboardBlocks(text)) return false;
      pasteText(text, page, after);
      return true;
    },
  };

  function pasteText(text: string, page: string, after: string | undefined): void {
    const held = readClipboard(text, migrations);
    if (!held) return;
    if ("editError" in held) return void tell({ title: messages.pages.told.notPasted, text: held.editError });
    const before = after === undefined ? undefined : commands.after({ page, block: after });
    const known = findPage(store.getState().document, page);
    const edit = pasteBlocks(page, held.blocks, before);
    const done = edit && tryEdit(context, { edit, failureTitle: messages.pages.told.notPasted });
    const pasted = newBlocks(known, findPage(store.getState().document, page));
    const [first] = pasted;
    if (!done || first === undefined) return;
    const added = { page, block: first };
    store.getState().select(selectBlocks(page, pasted));
    const unknown = held.blocks.find(({ type }) => !blocks.some((block) => block.type === type));
    void tellPasted(
      added,
      pasted.length,
      unknown && messages.pages.told.pastedUnknown({ type: unknown.type }),
    );
    focus.block(added.block);
  }

  async function tellPasted(added: BlockAddress, number: number, words: string | undefined): Promise<void> {
    const title = messages.pages.told.pasted({ name: String(commands.nameOf(added)), number });
    const [first] = words === undefined ? await problemsAt(added).catch(() => []) : [];
    const told = first && (await tellFirst(first).catch(() => undefined));
    const text = words ?? (told && `${told.text} ${told.hint ?? ""}`.trim());
    tell({ title, ...(text && { text }) });
  }

  async function tellFirst(problem: Problem) {
    const { describeProblem, problemSiteOf } = await lazyCommands.load();
    return describeProblem(problem, problemSiteOf(context));
  }

  async function problemsAt({ page, block }: BlockAddress) {
    const state = store.getState();
    const { document } = state;
    const position = findPage(document, page)?.blocks.findIndex(({ id }) => id === block);
    const pointer = `${pointerOfBlocks(document, page)}/${position}`;
    const problems = await problemsOf(configText(state));
    return problems.filter(
      (problem) =>
        problem.file === content.file &&
        problem.severity === "error" &&
        (problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`)),
    );
  }
}
