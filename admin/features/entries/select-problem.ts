import type { Problem } from "../../../schema/problems/problem.ts";

/** Selects what a problem is about: a lost character, or the rest of the line. */
export function selectProblem(
  box: HTMLTextAreaElement,
  { line = 1, column = 1 }: Pick<Problem, "line" | "column">,
): void {
  const lines = box.value.split("\n");
  const before = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0);
  const length = lines[line - 1]?.length ?? 0;
  const start = before + Math.min(column - 1, length);
  const isLost = box.value[start] === "\ufffd";
  // Browsers scroll to the caret on focus only.
  box.blur();
  box.setSelectionRange(start, start);
  box.focus();
  box.setSelectionRange(start, isLost ? start + 1 : before + length);
}
