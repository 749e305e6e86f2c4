import { createContext, useContext } from "react";
import type { Edit } from "../../../../editing/document/edit.ts";
import { findPage, frameId, frameName, framesOf } from "../../../../editing/document/frames.ts";
import { memoizeLast } from "../../../../editing/document/memoize.ts";
import { siteLanguages } from "../../../../editing/document/site-document.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { tryEdit } from "../../../view/try-edit.ts";
import { undoNotice } from "../../../view/undo-notice.ts";
import { type BlockCommands, createBlockCommands } from "./block-commands.ts";
import { type BlockFocus, focusInList, focusOnPage } from "./block-focus.ts";
import { type ClipboardCommands, createClipboardCommands } from "./clipboard-commands.ts";
import { createInnerBlockCommands, type InnerBlockCommands } from "./inner-block-commands.ts";
import { lazyCommands } from "./lazy-commands.ts";
import { createPageCommands, type PageCommands } from "./page-commands.ts";
import type { PagesContext } from "./pages-context.ts";
import type { createSeveralCommands as CreateSeveralCommands, SeveralCommands } from "./several-commands.ts";

/** The commands for one block. */
export interface BlockTools {
  readonly block: BlockCommands;
  readonly clipboard: ClipboardCommands;
}

/** All commands of the pages workspace. The focus stays in the list of blocks, unless said otherwise. */
export interface PagesCommands extends BlockTools {
  readonly page: PageCommands;
  readonly frame: FrameCommands;
  /** The commands for one block, with the focus on the page afterwards. */
  readonly onPage: BlockTools;
  /** The commands for blocks inside of blocks. */
  readonly inner: InnerBlockCommands;
  /** The commands for several blocks; undefined until their code is loaded. */
  several(): SeveralCommands | undefined;
  /** Runs something with the commands for several blocks, once their code is loaded. */
  withSeveral(run: (commands: SeveralCommands) => void): void;
}

export const CommandsContext = createContext<PagesCommands | undefined>(undefined);

export function createPagesCommands(context: PagesContext): PagesCommands {
  const { go } = context.view.getState();
  const { notify } = context.notices.getState();
  const { later } = messages;
  const last = {};
  const several = memoizeLast((create: typeof CreateSeveralCommands | undefined) =>
    create?.({ ...context, focus: focusInList, textOf: tools.clipboard.textOf }),
  );
  const loaded = () => several(lazyCommands.value()?.createSeveralCommands);
  const toolsWith = (focus: BlockFocus): BlockTools => {
    const block = createBlockCommands(context, focus);
    return { block, clipboard: createClipboardCommands(context, { commands: block, focus, last }) };
  };
  const tools = toolsWith(focusInList);
  return {
    ...tools,
    onPage: toolsWith(focusOnPage((block) => go({ workspace: "pages", ...block }))),
    inner: createInnerBlockCommands(context),
    page: createPageCommands(context),
    frame: createFrameCommands(context),
    several: loaded,
    withSeveral(run) {
      const act = () => {
        const commands = loaded();
        if (commands) run(commands);
      };
      if (loaded()) act();
      else lazyCommands.load().then(act, () => notify({ title: later.failed, text: later.failedText }));
    },
  };
}

export function usePagesCommands(): PagesCommands {
  const commands = useContext(CommandsContext);
  if (!commands) throw new Error("A part of the Pages workspace stands outside of it.");
  return commands;
}

/** A frame that is about to be added. */
export interface NewFrame {
  readonly name: string;
  /** The id of the frame whose blocks are copied. */
  readonly like: string;
  /** The page that will use it; undefined for none yet. */
  readonly page: string | undefined;
}

type FrameCommands = ReturnType<typeof createFrameCommands>;

function createFrameCommands(context: PagesContext) {
  const { store, view } = context;
  const document = () => store.getState().document;
  const target = { in: "site" } as const;
  const open = (id: string) => view.getState().go({ workspace: "pages", page: id });
  return {
    isTaken: (name: string) => framesOf(document()).some(({ id }) => id === frameId(name)),
    isLanguage: (name: string) => siteLanguages(document().site).includes(name),
    add({ name, like, page }: NewFrame) {
      const value = structuredClone(findPage(document(), like)?.blocks ?? []);
      const make: Edit = { kind: "set-value", target, path: ["frames", name], value };
      const use: Edit[] =
        page === undefined
          ? []
          : [{ kind: "set-value", target: { in: "page", page }, path: ["frame"], value: name }];
      const edit: Edit = use.length === 0 ? make : { kind: "batch", edits: [make, ...use] };
      if (tryEdit(context, { edit, failureTitle: messages.pages.frame.notMade })) open(frameId(name));
    },
    remove(id: string) {
      const blocks = findPage(document(), id)?.blocks;
      const path = ["frames", frameName(id)];
      const isOnly = framesOf(document()).length === 2;
      const edit: Edit = { kind: "set-value", target, path: isOnly ? ["frames"] : path };
      if (!blocks || !tryEdit(context, { edit, failureTitle: messages.pages.frame.notDeleted })) return;
      open(frameId());
      undoNotice(context, {
        title: messages.pages.frame.deleted,
        text: messages.pages.frame.deletedText,
        restore: { kind: "set-value", target, path, value: blocks },
        isBack: () => findPage(document(), id) !== undefined,
        onBack: () => open(id),
      });
    },
  };
}
