import type { ComposedBlock } from "../composed-page.ts";
import { type MarkedTwin, markedTwin } from "../marks/marked-twin.ts";

const twins = new WeakMap<ComposedBlock, MarkedTwin>();

/** The twin of a block, made when somebody points at it; none for a box that stands in for a block. */
export function twinOfBlock(block: ComposedBlock): MarkedTwin | undefined {
  const known = twins.get(block);
  const made = known ? undefined : block.marked?.();
  const twin = known ?? (made && markedTwin(made.html, made.marks));
  if (twin) twins.set(block, twin);
  return twin;
}
