import type { Selection } from "./selection.ts";
import type { PageDocument } from "./site-document.ts";

export function selectedBlocks(
  { page, block, also = [] }: Selection,
  shown: PageDocument,
): readonly string[] {
  if (page !== shown.id || block === undefined) return [];
  const all = new Set([block, ...also]);
  return shown.blocks.flatMap(({ id }) => (all.has(id) ? [id] : []));
}

/** What is selected when these blocks are. The first stays the first as long as it is one of them. */
export function selectBlocks(page: string, ids: readonly string[], first?: string): Selection {
  const block = first !== undefined && ids.includes(first) ? first : ids[0];
  if (block === undefined) return { page };
  const also = ids.filter((id) => id !== block);
  return { page, block, ...(also.length > 0 && { also }) };
}

export function toggleBlock(selection: Selection, shown: PageDocument, id: string): Selection {
  const now = selectedBlocks(selection, shown);
  const next = now.includes(id) ? now.filter((other) => other !== id) : [...now, id];
  return selectBlocks(shown.id, inOrder(shown, next), selection.block ?? id);
}

export function extendSelection(selection: Selection, shown: PageDocument, id: string): Selection {
  const ids = shown.blocks.map((block) => block.id);
  const [first = id] = selectedBlocks({ ...selection, also: [] }, shown);
  const ends = [ids.indexOf(first), ids.indexOf(id)];
  return selectBlocks(shown.id, ids.slice(Math.min(...ends), Math.max(...ends) + 1), first);
}

/** The blocks that an edit is of: all selected ones if it began at one of them. */
export function blocksOfEdit(selection: Selection, shown: PageDocument, id: string): readonly string[] {
  const selected = selectedBlocks(selection, shown);
  return selected.includes(id) ? selected : [id];
}

function inOrder({ blocks }: PageDocument, ids: readonly string[]): readonly string[] {
  return blocks.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
}
