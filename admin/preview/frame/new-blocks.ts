import {
  type ComposedBlock,
  type ComposedPage,
  composedBlocks,
  keyOfBlock,
} from "../compose/composed-page.ts";

/** More new blocks at once are another page, such as an import. */
const maxNew = 3;

export function newBlocks(
  before: ComposedPage,
  next: ComposedPage,
): { readonly added: readonly ComposedBlock[]; readonly moved: readonly ComposedBlock[] } {
  const earlier = composedBlocks(before).map(keyOfBlock);
  const known = new Set(earlier);
  const blocks = composedBlocks(next);
  const added = blocks.filter((block) => !known.has(keyOfBlock(block)));
  const now = new Set(blocks.map(keyOfBlock));
  const left = earlier.filter((key) => now.has(key));
  const moved = blocks
    .filter((block) => known.has(keyOfBlock(block)))
    .filter((block, index) => left[index] !== keyOfBlock(block));
  return { added: added.length > maxNew ? [] : added, moved };
}
