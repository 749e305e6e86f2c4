import { unixLines } from "./read-entry.ts";

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

/** The new lines with the ends that the same lines had, at the start, at the end and in their order between. */
function linesOf(before: string, body: string, usual: string): string {
  const old = [...before.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)].map(([, line = "", end = ""]) => ({
    line,
    end,
  }));
  const lines = body.split("\n");
  const ends = new Map<string, string[]>();
  for (const { line, end } of old) if (end) ends.set(line, [...(ends.get(line) ?? []), end]);
  return lines
    .map((line, index) => (index === lines.length - 1 ? line : `${line}${ends.get(line)?.shift() ?? usual}`))
    .join("");
}
