import type { Edit } from "../document/edit.ts";
import type { BlockDocument, PageDocument } from "../document/site-document.ts";

export function removeBlocks({ id: page }: PageDocument, ids: readonly string[]): Edit | undefined {
  return oneStep(ids.map((block) => ({ kind: "remove-block", page, block })));
}

/** Blocks that stood apart stand together afterwards, in their order, before one of the others or at the end. Nothing if they do already. */
export function moveBlocks(
  page: PageDocument,
  ids: readonly string[],
  before: string | undefined,
): Edit | undefined {
  const from = page.blocks.findIndex(({ id }) => id === before);
  const rest = from === -1 ? [] : page.blocks.slice(from);
  const next = rest.find(({ id }) => !ids.includes(id))?.id;
  const others = page.blocks.flatMap(({ id }) => (ids.includes(id) ? [] : [id]));
  const order = others.toSpliced(next === undefined ? others.length : others.indexOf(next), 0, ...ids);
  if (page.blocks.every(({ id }, index) => id === order[index])) return undefined;
  const to = { page: page.id, ...(next !== undefined && { before: next }) };
  return oneStep(ids.map((block) => ({ kind: "move-block", page: page.id, block, to })));
}

/** Before which block a step up or down takes blocks; undefined if they can't go farther, `{}` for the end. */
export function stepOfBlocks(
  { blocks }: PageDocument,
  ids: readonly string[],
  by: -1 | 1,
): { readonly before?: string } | undefined {
  const at = blocks.flatMap(({ id }, index) => (ids.includes(id) ? [index] : []));
  const [first = 0, last = 0] = [at[0], at.at(-1)];
  const isTogether = last - first === at.length - 1;
  const isAtEnd = by < 0 ? first === 0 : last === blocks.length - 1;
  if (isTogether && isAtEnd) return undefined;
  const before = blocks[by < 0 ? Math.max(0, first - 1) : last + 2]?.id;
  return before === undefined ? {} : { before };
}

/** Before which block they stand at a position among all, counted from 1; undefined for the end. */
export function beforeAtPosition(
  { blocks }: PageDocument,
  ids: readonly string[],
  position: number,
): string | undefined {
  return blocks.filter(({ id }) => !ids.includes(id))[position - 1]?.id;
}

export function moveBlocksToPage(
  { id: page }: PageDocument,
  ids: readonly string[],
  target: string,
): Edit | undefined {
  return oneStep(ids.map((block) => ({ kind: "move-block", page, block, to: { page: target } })));
}

export function duplicateBlocks(
  { id: page, blocks }: PageDocument,
  ids: readonly string[],
): Edit | undefined {
  const last = blocks.findLastIndex(({ id }) => ids.includes(id));
  const before = blocks[last + 1]?.id;
  const to = { ...(before !== undefined && { before }) };
  return oneStep(ids.map((block) => ({ kind: "duplicate-block", page, block, to })));
}

export function setBlocksHidden(
  { id: page, blocks }: PageDocument,
  ids: readonly string[],
  hidden: boolean,
): Edit | undefined {
  const changed = blocks.filter((block) => ids.includes(block.id) && (block.hidden ?? false) !== hidden);
  return oneStep(changed.map(({ id }) => ({ kind: "set-block-hidden", page, block: id, hidden })));
}

/** One step for all: the edit itself if there is only one. Nothing for none. */
function oneStep(edits: readonly Edit[]): Edit | undefined {
  return edits.length > 1 ? { kind: "batch", edits } : edits[0];
}

export function pasteBlocks(
  page: string,
  blocks: readonly BlockDocument[],
  before?: string,
): Edit | undefined {
  const at = { page, ...(before !== undefined && { before }) };
  return oneStep(blocks.map((block) => ({ kind: "paste-block", ...at, block })));
}

export function newBlocks(
  before: PageDocument | undefined,
  after: PageDocument | undefined,
): readonly string[] {
  const known = new Set(before?.blocks.map(({ id }) => id));
  return (after?.blocks ?? []).flatMap(({ id }) => (known.has(id) ? [] : [id]));
}
