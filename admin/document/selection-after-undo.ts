import type { Edit } from "./edit.ts";
import { pagesAndFrames } from "./frames.ts";
import type { Selection } from "./selection.ts";
import type { SiteDocument } from "./site-document.ts";

export function selectionAfterUndo(
  selection: Selection,
  edit: Edit | undefined,
  document: SiteDocument,
): Selection {
  if (edit?.kind !== "duplicate-block" || selection.page !== edit.page) return selection;
  const page = pagesAndFrames(document).find(({ id }) => id === edit.page);
  const isThere = page?.blocks.some(({ id }) => id === selection.block) ?? false;
  return isThere ? selection : { page: edit.page, block: edit.block };
}
