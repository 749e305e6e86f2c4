import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import type { DefinedBlock } from "../../../document/definitions.ts";
import type { BlockAddress } from "../../../document/edit.ts";
import { findPage } from "../../../document/frames.ts";
import type { BlockDocument, PageDocument } from "../../../document/site-document.ts";
import { localizeSample } from "../../../fields/insert/localize-sample.ts";
import { siteSupplies } from "../../../fields/insert/site-supplies.ts";
import { nameBlock } from "../../../labels/name-block.ts";
import { pageTitle } from "../../../labels/page-words.ts";
import { messages } from "../../../messages/messages.ts";
import { attempt } from "../../../workspace/attempt.ts";
import { undoNotice } from "../../../workspace/undo-notice.ts";
import type { BlockFocus } from "./block-focus.ts";
import type { PagesContext } from "./pages-context.ts";

/** What can be done with a block as a whole: by a menu, a button, a key or a drag. Each says what it did. */
export type BlockCommands = ReturnType<typeof createBlockCommands>;

export function createBlockCommands(context: PagesContext, focus: BlockFocus) {
  const { store, view, content } = context;
  const { schemas } = context;
  const pageOf = (id: string) => findPage(store.getState().document, id);
  const found = ({ page: pageId, block: id }: BlockAddress) => {
    const page = pageOf(pageId);
    const index = page?.blocks.findIndex((block) => block.id === id) ?? -1;
    const block = page?.blocks[index];
    return page && block ? { page, block, index, name: nameBlock(schemas, page, block) } : undefined;
  };
  const select = (address: BlockAddress) => view.getState().go({ workspace: "pages", ...address });

  /** Puts a block before another one of its page, or at the end. */
  const moveBefore = (address: BlockAddress, before: string | undefined) => {
    const moved = found(address);
    if (!moved) return;
    const to = { page: address.page, ...(before !== undefined && { before }) };
    const done = attempt(context, {
      edit: { kind: "move-block", ...address, to },
      refused: messages.pages.told.notMoved(moved.name),
      block: address,
    });
    const now = done && found(address);
    if (!now) return;
    announce(messages.pages.told.moved(now.name, now.index + 1, now.page.blocks.length));
    focus.block(address.block);
  };

  return {
    moveBefore,
    /** One place up or down. */
    moveBy(address: BlockAddress, by: -1 | 1) {
      const moved = found(address);
      if (!moved) return;
      const { blocks } = moved.page;
      const place = moved.index + by;
      if (place < 0 || place >= blocks.length)
        announce(messages.pages.told[by < 0 ? "firstBlock" : "lastBlock"](moved.name));
      else moveBefore(address, blocks[by < 0 ? place : place + 1]?.id);
    },
    /** To the end of another page; this one stays open. */
    moveToPage(address: BlockAddress, target: string) {
      const moved = found(address);
      if (!moved) return;
      const next = neighbour(moved.page, moved.index);
      const done = attempt(context, {
        edit: { kind: "move-block", ...address, to: { page: target } },
        refused: messages.pages.told.notMoved(moved.name),
        block: address,
      });
      if (!done?.added || !("block" in done.added)) return;
      const { added } = done;
      store.getState().select({ page: address.page });
      const on = pageOf(target);
      const onPage = on ? pageTitle(on, store.getState().document.site) : target;
      const title = messages.pages.told.isOn(moved.name, onPage);
      const run = () => {
        select(added);
        focus.block(added.block);
      };
      context.notices.getState().notify({ title, action: { label: messages.pages.told.goThere, run } });
      focus.beside(next);
    },
    duplicate(address: BlockAddress) {
      const done = attempt(context, {
        edit: { kind: "duplicate-block", ...address },
        refused: messages.pages.told.notDuplicated,
      });
      if (!done?.added || !("block" in done.added)) return;
      announce(messages.pages.told.duplicated(found(address)?.name ?? messages.pages.told.block));
      focus.block(done.added.block);
    },
    setHidden(address: BlockAddress, hidden: boolean) {
      const shown = found(address);
      if (!shown) return;
      const done = attempt(context, {
        edit: { kind: "set-block-hidden", ...address, hidden },
        refused: messages.pages.told[hidden ? "notHidden" : "stillHidden"](shown.name),
        block: address,
      });
      if (done) announce(messages.pages.told[hidden ? "hidden" : "shown"](shown.name));
    },
    setLock(address: BlockAddress, lock: BlockDocument["lock"]) {
      const done = attempt(context, {
        edit: { kind: "set-block-lock", ...address, ...(lock && { lock }) },
        refused: messages.pages.told.notLocked,
      });
      const { block, lockedInPlace, locked, unlocked } = messages.pages.told;
      const words = lock === undefined ? unlocked : lock === "layout" ? lockedInPlace : locked;
      if (done) announce(words(found(address)?.name ?? block));
    },
    remove(address: BlockAddress, verb: "deleted" | "cut" = "deleted") {
      const removed = found(address);
      if (!removed) return false;
      const { page, block, index, name } = removed;
      const before = page.blocks[index + 1]?.id;
      const done = attempt(context, {
        edit: { kind: "remove-block", ...address },
        refused: messages.pages.told[verb === "cut" ? "notCut" : "notDeleted"](name),
        block: address,
      });
      if (!done) return false;
      store.getState().select({ page: page.id });
      undoNotice(context, {
        title: messages.pages.told[verb](name),
        restore: { kind: "insert-block", page: page.id, ...(before && { before }), block },
        isBack: () => found(address) !== undefined,
        onBack() {
          select(address);
          focus.block(block.id);
        },
      });
      focus.beside(neighbour(page, index));
      return true;
    },
    /** Places a block's sample, filled with what this site has. */
    insert(page: string, { type, schema, sample }: DefinedBlock, before: string | undefined) {
      const { document } = store.getState();
      const props = localizeSample(
        schema,
        structuredClone(sample),
        siteSupplies(document, content, pageOf(page)),
      );
      const block = { id: type, type, props: props as NonNullable<BlockDocument["props"]> };
      const done = attempt(context, {
        edit: { kind: "insert-block", page, block, ...(before !== undefined && { before }) },
        refused: messages.pages.told.notAdded,
      });
      if (!done?.added || !("block" in done.added)) return;
      const added = found(done.added);
      if (added) announce(messages.pages.told.added(added.name, added.index + 1, added.page.blocks.length));
      focus.block(done.added.block);
    },
    /** Whether a block may leave its place; says why where it may not. */
    mayMove(address: BlockAddress) {
      const block = found(address);
      if (block?.block.lock === undefined) return true;
      // The edit is what refuses it, in its own words.
      const edit = { kind: "move-block", ...address, to: { page: address.page } } as const;
      attempt(context, { edit, refused: messages.pages.told.notMoved(block.name), block: address });
      return false;
    },
    nameOf: (address: BlockAddress) => found(address)?.name,
    blockAt: (address: BlockAddress) => found(address)?.block,
    /** The block behind another one; nothing behind the last. */
    after: (address: BlockAddress) => {
      const at = found(address);
      return at?.page.blocks[at.index + 1]?.id;
    },
  };
}

/** Who gets the focus when the block at an index is gone: the next one, or else the one before. */
function neighbour({ id, blocks }: PageDocument, index: number): BlockAddress | undefined {
  const block = blocks[index + 1] ?? blocks[index - 1];
  return block && { page: id, block: block.id };
}
