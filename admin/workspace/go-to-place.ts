import type { Problem } from "../../schema/problem.ts";

/** Puts the caret where a problem is in the text of a box, and selects what it is about: a lost character, or the line from there on. */
export function goToPlace(
  box: HTMLTextAreaElement,
  { line = 1, column = 1 }: Pick<Problem, "line" | "column">,
): void {
  const lines = box.value.split("\n");
  const before = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0);
  const length = lines[line - 1]?.length ?? 0;
  const start = before + Math.min(column - 1, length);
  const isLost = box.value[start] === "\ufffd";
  // Browsers scroll to a caret that is there when the box gets the focus, and not to one that is set later.
  box.blur();
  box.setSelectionRange(start, start);
  box.focus();
  box.setSelectionRange(start, isLost ? start + 1 : before + length);
}
