/** Which of the signs with the same meaning a Markdown text uses mostly. */
export interface TextStyle {
  /** `-`, `*` or `+`. */
  readonly bullet: string;
  /** What follows the number of an item: `.` or `)`. */
  readonly number: string;
  /** `**` or `__`. */
  readonly strong: string;
  /** `*` or `_`. */
  readonly emphasis: string;
  /** Two spaces or a backslash, with the line end. */
  readonly lineBreak: string;
}

export function styleOfText(source: string): TextStyle {
  return {
    bullet: mostOf(source, /^[ \t]*([-*+])[ \t]/gm) ?? "-",
    number: mostOf(source, /^[ \t]*\d+([.)])[ \t]/gm) ?? ".",
    strong: mostOf(source, /(?<![*_\\])(\*\*|__)(?=\w)/g) ?? "**",
    emphasis: mostOf(source, /(?<![*_\\\w])([*_])(?=\w)/g) ?? "_",
    lineBreak: mostOf(source, /\S( {2}|\\)\n(?=\S)/g) === "  " ? "  \n" : "\\\n",
  };
}

function mostOf(source: string, pattern: RegExp): string | undefined {
  const counts = new Map<string, number>();
  for (const [, found = ""] of source.matchAll(pattern)) counts.set(found, (counts.get(found) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
