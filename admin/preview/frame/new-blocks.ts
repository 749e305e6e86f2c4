import {
  type ComposedBlock,
  type ComposedPage,
  composedBlocks,
  keyOfBlock,
} from "../compose/composed-page.ts";

/** So many new blocks at once are another page, such as an imported one: nobody has to be shown each. */
const maxNew = 3;

/** The blocks of a page that were not on it before, and those that stand behind another one than before. */
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
