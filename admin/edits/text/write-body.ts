import { unixLines } from "./unix-lines.ts";

/**
 * What stands from the end of the front matter on, with another body, whose line ends are all "\n": lines that were
 * there keep theirs, new ones get that which most have.
 */
export function writeBody(close: string, before: string, body: string): string {
  if (unixLines(before) === body) return close + before;
  const written = linesOf(before, body, usualEnd(close + before));
  // Without a line's end behind the dashes, the body would begin on their line.
  const gap = close.endsWith("\n") || body === "" ? "" : usualEnd(close + before);
  return close + gap + written;
}

function usualEnd(text: string): string {
  const windows = text.match(/\r\n/g)?.length ?? 0;
  const unix = (text.match(/\n/g)?.length ?? 0) - windows;
  return windows > unix ? "\r\n" : "\n";
}

/**
 * The new lines with the ends that the same lines had, in place or else in their order; another one has that of the
 * line that stood there, if there are as many as there were.
 */
function linesOf(before: string, body: string, usual: string): string {
  const lines = body.split("\n");
  const old = [...before.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)].map(([, line = "", end = ""]) => ({
    line,
    end,
  }));
  const asMany = unixLines(before).split("\n").length === lines.length;
  const inPlace = lines.map((line, index) => (asMany && old[index]?.line === line ? old[index].end : ""));
  const ends = new Map<string, string[]>();
  for (const [index, { line, end }] of old.entries())
    if (end && !inPlace[index]) ends.set(line, [...(ends.get(line) ?? []), end]);
  const endOf = (line: string, index: number) =>
    inPlace[index] || ends.get(line)?.shift() || (asMany && old[index]?.end) || usual;
  return lines
    .map((line, index) => (index === lines.length - 1 ? line : `${line}${endOf(line, index)}`))
    .join("");
}
