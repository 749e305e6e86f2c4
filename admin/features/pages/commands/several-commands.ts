import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import type { BlockAddress, Edit } from "../../../../editing/document/edit.ts";
import { findPage } from "../../../../editing/document/frames.ts";
import type { SavedPattern } from "../../../../editing/document/pattern.ts";
import { insertPattern } from "../../../../editing/document/pattern.ts";
import { selectBlocks } from "../../../../editing/document/selection.ts";
import type { BlockDocument, PageDocument } from "../../../../editing/document/site-document.ts";
import {
  beforeAtPosition,
  duplicateBlocks,
  moveBlocks,
  moveBlocksToPage,
  newBlocks,
  pasteBlocks,
  removeBlocks,
  setBlocksHidden,
  stepOfBlocks,
} from "../../../../editing/edits/edits-of-blocks.ts";
import { readBlockName } from "../../../../editing/labels/block-label.ts";
import { pageTitle } from "../../../../editing/labels/page-label.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { patternMessages } from "../../../fields/insert/pattern-messages.ts";
import { tryEdit } from "../../../view/try-edit.ts";
import { undoNotice } from "../../../view/undo-notice.ts";
import type { BlockFocus } from "./block-focus.ts";
import type { PagesContext } from "./pages-context.ts";
import { severalMessages } from "./several-messages.ts";

/** Several selected blocks of one page. */
export interface SeveralBlocks {
  readonly page: string;
  /** Their ids. */
  readonly blocks: readonly string[];
}

/** Edits of several blocks, each in one step of the log. */
export interface SeveralCommands {
  /** `before` is the id of the block that will follow; undefined for the end of the page. */
  moveBefore(several: SeveralBlocks, before: string | undefined): void;
  /** Moves the blocks by one. */
  moveBy(several: SeveralBlocks, by: -1 | 1): void;
  /** Moves the blocks so that the first is at this position, counted from 1. */
  moveToPosition(several: SeveralBlocks, position: number): void;
  /** Moves the blocks to the end of another page. */
  moveToPage(several: SeveralBlocks, target: string): void;
  /** Adds copies at the end of another page. */
  copyToPage(several: SeveralBlocks, target: string): void;
  duplicate(several: SeveralBlocks): void;
  setHidden(several: SeveralBlocks, hidden: boolean): void;
  /** Returns whether the blocks were removed. */
  remove(several: SeveralBlocks): boolean;
  /** Returns the text for the clipboard. */
  copy(several: SeveralBlocks): string;
  /** Returns the text for the clipboard; undefined if the blocks could not be removed. */
  cut(several: SeveralBlocks): string | undefined;
  /** Returns whether the blocks can be moved. If one is locked, says so. */
  mayMove(several: SeveralBlocks): boolean;
  /** Inserts the blocks of a saved pattern. */
  insertPattern(page: string, pattern: SavedPattern, before: string | undefined): void;
}

interface SeveralContext extends PagesContext {
  readonly focus: BlockFocus;
  readonly textOf: (several: SeveralBlocks) => string;
}

export function createSeveralCommands(context: SeveralContext): SeveralCommands {
  return {
    moveBefore: (several, before) => moveBefore(context, several, before),
    moveBy: (several, by) => moveBy(context, several, by),
    moveToPosition: (several, position) =>
      moveBefore(context, several, beforeAtPosition(pageOf(context, several), several.blocks, position)),
    moveToPage: (several, target) => moveToPage(context, several, target),
    copyToPage: (several, target) => copyToPage(context, several, target),
    duplicate: (several) => duplicate(context, several),
    setHidden: (several, hidden) => setHidden(context, several, hidden),
    remove: (several) => remove(context, several, "deleted"),
    copy(several) {
      const title = severalMessages().copied({ number: several.blocks.length });
      context.notices.getState().notify({ title, text: messages.pages.told.copiedText });
      return context.textOf(several);
    },
    cut(several) {
      const cut = context.textOf(several);
      return remove(context, several, "cut") ? cut : undefined;
    },
    mayMove: (several) => mayMove(context, several),
    insertPattern: (page, pattern, before) => placePattern(context, pattern, { page, before }),
  };
}

const nowhere: PageDocument = { id: "", path: "", blocks: [] };

function pageOf({ store }: SeveralContext, { page }: Pick<SeveralBlocks, "page">): PageDocument {
  return findPage(store.getState().document, page) ?? nowhere;
}

function blocksIn(context: SeveralContext, several: SeveralBlocks): readonly BlockDocument[] {
  return pageOf(context, several).blocks.filter(({ id }) => several.blocks.includes(id));
}

function tryEdits(
  context: SeveralContext,
  several: SeveralBlocks,
  { edit, failed }: { readonly edit: Edit | undefined; readonly failed: string },
): boolean {
  if (!edit) return false;
  const locked = blocksIn(context, several).find(({ lock }) => lock !== undefined);
  const name =
    locked &&
    readBlockName(context.schemas, {
      block: locked,
      page: pageOf(context, several),
      config: context.store.getState().document,
    });
  const failureTitle = name === undefined ? failed : severalMessages().because({ title: failed, name });
  const block: BlockAddress | undefined = locked && { page: several.page, block: locked.id };
  return tryEdit(context, { edit, failureTitle, ...(block && { block }) }) !== undefined;
}

function focusFirst({ focus }: SeveralContext, { blocks: [first] }: SeveralBlocks): void {
  if (first !== undefined) focus.block(first);
}

function moveBefore(context: SeveralContext, several: SeveralBlocks, before: string | undefined): void {
  const number = several.blocks.length;
  const words = severalMessages();
  const { selection, select } = context.store.getState();
  const edit = moveBlocks(pageOf(context, several), several.blocks, before);
  if (!tryEdits(context, several, { edit, failed: words.notMoved({ number }) })) return;
  const { blocks } = pageOf(context, several);
  const place = blocks.findIndex(({ id }) => id === several.blocks[0]) + 1;
  select(selectBlocks(several.page, several.blocks, selection.block));
  announce(words.moved({ number, place, count: blocks.length }));
  focusFirst(context, several);
}

function moveBy(context: SeveralContext, several: SeveralBlocks, by: -1 | 1): void {
  const step = stepOfBlocks(pageOf(context, several), several.blocks, by);
  if (step) moveBefore(context, several, step.before);
  else announce(severalMessages()[by < 0 ? "atTop" : "atBottom"]);
}

function moveToPage(context: SeveralContext, several: SeveralBlocks, target: string): void {
  const number = several.blocks.length;
  const words = severalMessages();
  const page = pageOf(context, several);
  const before = pageOf(context, { page: target });
  const edit = moveBlocksToPage(page, several.blocks, target);
  if (!tryEdits(context, several, { edit, failed: words.notMoved({ number }) })) return;
  context.store.getState().select({ page: several.page });
  notifyElsewhere(context, before, words.isOn);
  context.focus.beside(neighbour(page, several));
}

function copyToPage(context: SeveralContext, several: SeveralBlocks, target: string): void {
  const number = several.blocks.length;
  const words = severalMessages();
  const before = pageOf(context, { page: target });
  const copies = structuredClone(blocksIn(context, several));
  const edit = pasteBlocks(target, copies);
  const { selection } = context.store.getState();
  if (!tryEdits(context, several, { edit, failed: words.notCopied({ number }) })) return;
  context.store.getState().select(selection);
  notifyElsewhere(context, before, words.isAlsoOn);
  focusFirst(context, several);
}

type PlaceWords = (values: { readonly number: number; readonly page: string }) => string;

function notifyElsewhere(context: SeveralContext, before: PageDocument, words: PlaceWords): void {
  const { store, view, notices } = context;
  const after = pageOf(context, { page: before.id });
  const blocks = newBlocks(before, after);
  const title = words({ number: blocks.length, page: pageTitle(after, store.getState().document.site) });
  const run = () => {
    view.getState().go({ workspace: "pages", ...selectBlocks(after.id, blocks) });
    focusFirst(context, { page: after.id, blocks });
  };
  notices.getState().notify({ title, action: { label: messages.pages.told.goThere, run } });
}

function duplicate(context: SeveralContext, several: SeveralBlocks): void {
  const number = several.blocks.length;
  const words = severalMessages();
  const before = pageOf(context, several);
  const edit = duplicateBlocks(before, several.blocks);
  if (!tryEdits(context, several, { edit, failed: words.notDuplicated({ number }) })) return;
  const copies = { page: several.page, blocks: newBlocks(before, pageOf(context, several)) };
  context.store.getState().select(selectBlocks(copies.page, copies.blocks));
  announce(words.duplicated({ number }));
  focusFirst(context, copies);
}

function setHidden(context: SeveralContext, several: SeveralBlocks, hidden: boolean): void {
  const number = several.blocks.length;
  const words = severalMessages();
  const edit = setBlocksHidden(pageOf(context, several), several.blocks, hidden);
  const failed = words[hidden ? "notHidden" : "notShown"]({ number });
  if (tryEdits(context, several, { edit, failed })) announce(words[hidden ? "hidden" : "shown"]({ number }));
}

function remove(context: SeveralContext, several: SeveralBlocks, verb: "deleted" | "cut"): boolean {
  const { store, view, focus } = context;
  const number = several.blocks.length;
  const words = severalMessages();
  const page = pageOf(context, several);
  const edit = removeBlocks(page, several.blocks);
  const failed = words[verb === "cut" ? "notCut" : "notDeleted"]({ number });
  if (!tryEdits(context, several, { edit, failed })) return false;
  store.getState().select({ page: page.id });
  undoNotice(context, {
    title: words[verb]({ number }),
    restore: { kind: "batch", edits: restoring(page, several) },
    isBack: () => blocksIn(context, several).length > 0,
    onBack() {
      view.getState().go({ workspace: "pages", ...selectBlocks(page.id, several.blocks) });
      focusFirst(context, several);
    },
  });
  focus.beside(neighbour(page, several));
  return true;
}

/** Inserts what was removed, the last one first, so that each finds the block that it stood before. */
function restoring({ id: page, blocks }: PageDocument, several: SeveralBlocks): readonly Edit[] {
  return blocks
    .flatMap((block, index): Edit[] => {
      const before = blocks[index + 1]?.id;
      const isGone = several.blocks.includes(block.id);
      return isGone ? [{ kind: "insert-block", page, block, ...(before !== undefined && { before }) }] : [];
    })
    .reverse();
}

function neighbour({ id: page, blocks }: PageDocument, several: SeveralBlocks): BlockAddress | undefined {
  const isOther = ({ id }: BlockDocument) => !several.blocks.includes(id);
  const last = blocks.findLastIndex((block) => !isOther(block));
  const block = blocks.slice(last).find(isOther) ?? blocks.findLast(isOther);
  return block && { page, block: block.id };
}

interface PatternPosition {
  readonly page: string;
  readonly before: string | undefined;
}

function placePattern(context: SeveralContext, pattern: SavedPattern, position: PatternPosition): void {
  const { store, migrations, notices, focus } = context;
  const words = patternMessages();
  const before = pageOf(context, position);
  const edit = insertPattern(pattern, position, migrations);
  const done = tryEdit(context, { edit, failureTitle: words.notInserted });
  const blocks = newBlocks(before, pageOf(context, position));
  const [first] = blocks;
  if (!done || first === undefined) return;
  store.getState().select({ page: position.page, block: first });
  const title = words.inserted({ name: pattern.title, number: blocks.length });
  const unknown = pattern.blocks.find(({ type }) => !context.blocks.some((block) => block.type === type));
  const { pastedUnknown } = messages.pages.told;
  if (unknown) notices.getState().notify({ title, text: pastedUnknown({ type: unknown.type }) });
  else announce(title);
  focus.added(first);
}

function mayMove(context: SeveralContext, several: SeveralBlocks): boolean {
  const locked = blocksIn(context, several).find(({ lock }) => lock !== undefined);
  if (!locked) return true;
  // The attempted edit fails with the reason and offers to unlock the block.
  const { page } = several;
  const edit = { kind: "move-block", page, block: locked.id, to: { page } } as const;
  const failed = severalMessages().notMoved({ number: several.blocks.length });
  tryEdits(context, several, { edit, failed });
  return false;
}
