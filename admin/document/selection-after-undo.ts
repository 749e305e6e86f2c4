import type { DuplicateBlock, Edit } from "./edit.ts";
import { pagesAndFrames } from "./frames.ts";
import { selectBlocks } from "./selected-blocks.ts";
import type { Selection } from "./selection.ts";
import type { SiteDocument } from "./site-document.ts";

/** Where the copies of blocks are gone, the blocks themselves are selected. */
export function selectionAfterUndo(
  selection: Selection,
  edit: Edit | undefined,
  document: SiteDocument,
): Selection {
  const edits = edit?.kind === "batch" ? edit.edits : edit ? [edit] : [];
  const copied = edits.filter((one): one is DuplicateBlock => one.kind === "duplicate-block");
  const [first] = copied;
  if (!first || copied.length < edits.length || selection.page !== first.page) return selection;
  const page = pagesAndFrames(document).find(({ id }) => id === first.page);
  const isThere = page?.blocks.some(({ id }) => id === selection.block) ?? false;
  const originals = copied.map(({ block }) => block);
  return isThere ? selection : selectBlocks(first.page, originals);
}
