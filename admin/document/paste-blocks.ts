import type { Edit } from "./edit.ts";
import type { BlockDocument, PageDocument } from "./site-document.ts";

/** One step for all: the edit itself if there is only one. Nothing for none. */
export function oneStep(edits: readonly Edit[]): Edit | undefined {
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
