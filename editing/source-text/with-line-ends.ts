/** A textarea knows only "\n"; lines that were not changed keep their line ends. */
export function withLineEnds(before: string, typed: string): string {
  if (!before.includes("\r")) return typed;
  const old = before.split(/(?<=\r\n|\r(?!\n)|\n)/);
  const lines = typed.split(/(?<=\n)/);
  const same = (line: string | undefined, other: string | undefined) =>
    line !== undefined && other !== undefined && line.replace(/\r\n?$/, "\n") === other;
  let start = 0;
  while (start < lines.length && same(old[start], lines[start])) start++;
  let end = 0;
  while (end < Math.min(lines.length, old.length) - start && same(old.at(-1 - end), lines.at(-1 - end)))
    end++;
  const ending = /\r\n?/.exec(before)?.[0] ?? "\n";
  const typedLines = lines.slice(start, lines.length - end).map((line) => line.replace(/\n$/, ending));
  const joined = [...old.slice(0, start), ...typedLines, ...old.slice(old.length - end)].join("");
  // Without the line between them, a "\r" and a "\n" would be one line end.
  return joined.replace(/\r\n?/g, "\n") === typed ? joined : typed.replaceAll("\n", ending);
}
