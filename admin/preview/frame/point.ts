import type { TextPoint } from "../source-map/source-map.ts";

/** The place in a text that is at a point of the window; nothing if there is no text. */
export function textPointAt(document: Document, x: number, y: number): TextPoint | undefined {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
