import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import type { DefinedBlock } from "../../../../editing/document/definitions.ts";
import type { AppliedToSite, BlockAddress } from "../../../../editing/document/edit.ts";
import { findPage } from "../../../../editing/document/frames.ts";
import type { BlockDocument, PageDocument } from "../../../../editing/document/site-document.ts";
import { readBlockName } from "../../../../editing/labels/block-label.ts";
import { pageTitle } from "../../../../editing/labels/page-label.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import type { BlockWidth } from "../../../../schema/block/block-width.ts";
import type { Condition } from "../../../../schema/site/site-config.ts";
import { localizeSample } from "../../../fields/insert/localize-sample.ts";
import { sampleContent } from "../../../fields/insert/sample-content.ts";
import { tryEdit } from "../../../view/try-edit.ts";
import { undoNotice } from "../../../view/undo-notice.ts";
import type { BlockFocus } from "./block-focus.ts";
import type { PagesContext } from "./pages-context.ts";

/** Edits of one block, each with its announcement and the focus afterwards. */
export interface BlockCommands {
  /** `before` is the id of the block that will follow; undefined for the end of the page. */
  moveBefore(address: BlockAddress, before: string | undefined): void;
  /** Moves a block by one, or announces that it is the first or last. */
  moveBy(address: BlockAddress, by: -1 | 1): void;
  /** Moves a block to the end of another page. */
  moveToPage(address: BlockAddress, target: string): void;
  /** Adds a copy at the end of another page. */
  copyToPage(address: BlockAddress, target: string): void;
  duplicate(address: BlockAddress): void;
  setHidden(address: BlockAddress, hidden: boolean): void;
  /** Undefined unlocks the block. */
  setLock(address: BlockAddress, lock: BlockDocument["lock"]): void;
  /** Undefined for the default width of its type. */
  setWidth(address: BlockAddress, width: BlockWidth | undefined): void;
  /** Undefined for a block that is there in any case. */
  setCondition(address: BlockAddress, condition: Condition | undefined): void;
  /** Returns whether the block was removed. */
  remove(address: BlockAddress, verb?: "deleted" | "cut"): boolean;
  /** Inserts the sample of a block type, with the site's own content in it. */
  insert(page: string, definition: DefinedBlock, before: string | undefined): void;
  /** Returns whether the block can be moved. If it is locked, says so and offers to unlock it. */
  mayMove(address: BlockAddress): boolean;
  /** Undefined if there is no such block. */
  nameOf(address: BlockAddress): string | undefined;
  /** Undefined if there is no such block. */
  blockAt(address: BlockAddress): BlockDocument | undefined;
  /** The id of the block after this one; undefined for the last. */
  after(address: BlockAddress): string | undefined;
}

interface BlockContext extends PagesContext {
  readonly focus: BlockFocus;
}

export function createBlockCommands(pages: PagesContext, focus: BlockFocus): BlockCommands {
  const context: BlockContext = { ...pages, focus };
  return {
    moveBefore: (address, before) => moveBefore(context, address, before),
    moveBy: (address, by) => moveBy(context, address, by),
    moveToPage: (address, target) => moveToPage(context, address, target),
    copyToPage: (address, target) => copyToPage(context, address, target),
    duplicate: (address) => duplicate(context, address),
    setHidden: (address, hidden) => setHidden(context, address, hidden),
    setLock: (address, lock) => setLock(context, address, lock),
    setWidth: (address, width) => setWidth(context, address, width),
    setCondition: (address, condition) => setCondition(context, address, condition),
    remove: (address, verb = "deleted") => remove(context, address, verb),
    insert: (page, definition, before) => insert(context, definition, { page, before }),
    mayMove: (address) => mayMove(context, address),
    nameOf: (address) => findBlock(context, address)?.name,
    blockAt: (address) => findBlock(context, address)?.block,
    after(address) {
      const found = findBlock(context, address);
      return found?.page.blocks[found.index + 1]?.id;
    },
  };
}

function findBlock({ store, schemas }: BlockContext, { page: pageId, block: id }: BlockAddress) {
  const config = store.getState().document;
  const page = findPage(config, pageId);
  const index = page?.blocks.findIndex((block) => block.id === id) ?? -1;
  const block = page?.blocks[index];
  return page && block
    ? { page, block, index, name: readBlockName(schemas, { block, page, config }) }
    : undefined;
}

function select({ view }: BlockContext, address: BlockAddress): void {
  view.getState().go({ workspace: "pages", ...address });
}

function moveBefore(context: BlockContext, address: BlockAddress, before: string | undefined): void {
  const found = findBlock(context, address);
  if (!found) return;
  const to = { page: address.page, ...(before !== undefined && { before }) };
  const done = tryEdit(context, {
    edit: { kind: "move-block", ...address, to },
    failureTitle: messages.pages.told.notMoved({ name: found.name }),
    block: address,
  });
  const moved = done && findBlock(context, address);
  if (!moved) return;
  announce(
    messages.pages.told.moved({ name: moved.name, place: moved.index + 1, number: moved.page.blocks.length }),
  );
  context.focus.block(address.block);
}

function moveBy(context: BlockContext, address: BlockAddress, by: -1 | 1): void {
  const found = findBlock(context, address);
  if (!found) return;
  const { blocks } = found.page;
  const index = found.index + by;
  if (index < 0 || index >= blocks.length)
    announce(messages.pages.told[by < 0 ? "firstBlock" : "lastBlock"]({ name: found.name }));
  else moveBefore(context, address, blocks[by < 0 ? index : index + 1]?.id);
}

function moveToPage(context: BlockContext, address: BlockAddress, target: string): void {
  const { store, focus } = context;
  const found = findBlock(context, address);
  if (!found) return;
  const next = neighbour(found.page, found.index);
  const added = addedBlock(
    tryEdit(context, {
      edit: { kind: "move-block", ...address, to: { page: target } },
      failureTitle: messages.pages.told.notMoved({ name: found.name }),
      block: address,
    }),
  );
  if (!added) return;
  store.getState().select({ page: address.page });
  notifyElsewhere(context, added, messages.pages.told.isOn);
  focus.beside(next);
}

function copyToPage(context: BlockContext, address: BlockAddress, target: string): void {
  const found = findBlock(context, address);
  if (!found) return;
  const { lock: _, ...block } = structuredClone(found.block);
  const added = addedBlock(
    tryEdit(context, {
      edit: { kind: "paste-block", page: target, block },
      failureTitle: messages.pages.told.notDuplicated,
    }),
  );
  if (!added) return;
  notifyElsewhere(context, added, messages.pages.told.isAlsoOn);
  context.focus.block(address.block);
}

type PlaceWords = (values: { readonly name: string; readonly page: string }) => string;

function notifyElsewhere(context: BlockContext, added: BlockAddress, words: PlaceWords): void {
  const { store, notices, focus } = context;
  const { document } = store.getState();
  const page = findPage(document, added.page);
  const title = words({
    name: findBlock(context, added)?.name ?? messages.pages.told.block,
    page: page ? pageTitle(page, document.site) : added.page,
  });
  const run = () => {
    select(context, added);
    focus.block(added.block);
  };
  notices.getState().notify({ title, action: { label: messages.pages.told.goThere, run } });
}

function duplicate(context: BlockContext, address: BlockAddress): void {
  const added = addedBlock(
    tryEdit(context, {
      edit: { kind: "duplicate-block", ...address },
      failureTitle: messages.pages.told.notDuplicated,
    }),
  );
  if (!added) return;
  const name = findBlock(context, address)?.name ?? messages.pages.told.block;
  announce(messages.pages.told.duplicated({ name }));
  context.focus.block(added.block);
}

function setHidden(context: BlockContext, address: BlockAddress, hidden: boolean): void {
  const found = findBlock(context, address);
  if (!found) return;
  const done = tryEdit(context, {
    edit: { kind: "set-block-hidden", ...address, hidden },
    failureTitle: messages.pages.told[hidden ? "notHidden" : "stillHidden"]({ name: found.name }),
    block: address,
  });
  if (done) announce(messages.pages.told[hidden ? "hidden" : "shown"]({ name: found.name }));
}

function setWidth(context: BlockContext, address: BlockAddress, width: BlockWidth | undefined): void {
  tryEdit(context, {
    edit: { kind: "set-block-width", ...address, ...(width && { width }) },
    failureTitle: messages.pages.told.widthNotChanged,
    block: address,
  });
}

function setCondition(context: BlockContext, address: BlockAddress, condition: Condition | undefined): void {
  tryEdit(context, {
    edit: { kind: "set-block-condition", ...address, ...(condition && { if: condition }) },
    failureTitle: messages.pages.told.conditionNotChanged,
    block: address,
  });
}

function setLock(context: BlockContext, address: BlockAddress, lock: BlockDocument["lock"]): void {
  const done = tryEdit(context, {
    edit: { kind: "set-block-lock", ...address, ...(lock && { lock }) },
    failureTitle: messages.pages.told.notLocked,
  });
  const { block, lockedInPlace, locked, unlocked } = messages.pages.told;
  const message = lock === undefined ? unlocked : lock === "layout" ? lockedInPlace : locked;
  if (done) announce(message({ name: findBlock(context, address)?.name ?? block }));
}

function remove(context: BlockContext, address: BlockAddress, verb: "deleted" | "cut"): boolean {
  const { store, focus } = context;
  const found = findBlock(context, address);
  if (!found) return false;
  const { page, block, index, name } = found;
  const before = page.blocks[index + 1]?.id;
  const done = tryEdit(context, {
    edit: { kind: "remove-block", ...address },
    failureTitle: messages.pages.told[verb === "cut" ? "notCut" : "notDeleted"]({ name }),
    block: address,
  });
  if (!done) return false;
  store.getState().select({ page: page.id });
  undoNotice(context, {
    title: messages.pages.told[verb]({ name }),
    restore: { kind: "insert-block", page: page.id, ...(before && { before }), block },
    isBack: () => findBlock(context, address) !== undefined,
    onBack() {
      select(context, address);
      focus.block(block.id);
    },
  });
  focus.beside(neighbour(page, index));
  return true;
}

interface InsertPosition {
  readonly page: string;
  readonly before: string | undefined;
}

function insert(context: BlockContext, definition: DefinedBlock, { page, before }: InsertPosition): void {
  const { store, content, focus } = context;
  const { type, schema, sample } = definition;
  const { document } = store.getState();
  const supplies = sampleContent(document, content, findPage(document, page));
  const props = localizeSample(schema, structuredClone(sample), supplies);
  const block = { id: type, type, props: props as NonNullable<BlockDocument["props"]> };
  const added = addedBlock(
    tryEdit(context, {
      edit: { kind: "insert-block", page, block, ...(before !== undefined && { before }) },
      failureTitle: messages.pages.told.notAdded,
    }),
  );
  if (!added) return;
  const found = findBlock(context, added);
  if (found)
    announce(
      messages.pages.told.added({
        name: found.name,
        place: found.index + 1,
        number: found.page.blocks.length,
      }),
    );
  focus.added(added.block);
}

function mayMove(context: BlockContext, address: BlockAddress): boolean {
  const found = findBlock(context, address);
  if (found?.block.lock === undefined) return true;
  // The attempted edit fails with the reason and offers to unlock the block.
  const edit = { kind: "move-block", ...address, to: { page: address.page } } as const;
  tryEdit(context, {
    edit,
    failureTitle: messages.pages.told.notMoved({ name: found.name }),
    block: address,
  });
  return false;
}

function addedBlock(applied: AppliedToSite | undefined): BlockAddress | undefined {
  return applied?.added && "block" in applied.added ? applied.added : undefined;
}

function neighbour({ id, blocks }: PageDocument, index: number): BlockAddress | undefined {
  const block = blocks[index + 1] ?? blocks[index - 1];
  return block && { page: id, block: block.id };
}
