import { element } from "../_kit/html/element.ts";
import type { MarkedPiece } from "../_kit/search/mark-words.ts";

export const markedNodes = (pieces: readonly MarkedPiece[]): (string | HTMLElement)[] =>
  pieces.map(({ text, isFound }) => (isFound ? element("mark", { textContent: text }) : text));
