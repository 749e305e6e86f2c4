/** Where a text that is in another once starts, counted from 1 as in a code editor. */
export function positionOf(text: string, needle: string): { line: number; column: number } {
  const at = text.indexOf(needle);
  if (at === -1 || text.includes(needle, at + 1))
    throw new Error(`${JSON.stringify(needle)} is not there once.`);
  const lines = text.slice(0, at).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
