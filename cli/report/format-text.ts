import { styleText } from "node:util";
import type { Problem } from "../../schema/problem.ts";
import { shownText } from "../../schema/shown-text.ts";
import { codeFrame } from "./code-frame.ts";
import { countProblems } from "./count-problems.ts";

/** More than anybody reads at once. */
const most = 100;

export interface TextOptions {
  /** The files' texts, for the offending lines. */
  readonly texts: ReadonlyMap<string, string>;
  readonly colour: boolean;
}

/** Problems for people: what, where, the offending line with a caret, and what to do; then how many there are. */
export function formatText(problems: readonly Problem[], { texts, colour }: TextOptions): string {
  if (problems.length === 0) return "";
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const paragraphs = placesOf(problems.slice(0, most)).map(([first, ...others]) => {
    const text = texts.get(first.file);
    const all = [first, ...others];
    const sentences = all.map(
      ({ severity, code, message }) =>
        `${paint(severity === "error" ? "red" : "yellow", severity)} ${paint("bold", plain(message))} ${paint("dim", `[${code}]`)}`,
    );
    const framed = text !== undefined && first.line !== undefined;
    const frame = framed ? [codeFrame(text, first.line, first.column ?? 1)] : [];
    const advice = all.flatMap(({ suggestion, related = [] }) => [
      ...related.map((other) => `  ${paint("cyan", place(other))} ${plain(other.message)}`),
      ...(suggestion ? [`  ${plain(suggestion)}`] : []),
    ]);
    return [...sentences, `  ${paint("cyan", place(first))}`, ...frame, ...advice].join("\n");
  });
  const hidden = problems.length - most;
  const more = hidden > 0 ? `${hidden} more not shown; --format json lists all.\n` : "";
  return `${paragraphs.join("\n\n")}\n\n${more}${countProblems(problems)}.\n`;
}

/** Problems in a row that are at one place, together. */
function placesOf(problems: readonly Problem[]): [Problem, ...Problem[]][] {
  const groups: [Problem, ...Problem[]][] = [];
  for (const problem of problems) {
    const last = groups.at(-1);
    if (last && place(last[0]) === place(problem)) last.push(problem);
    else groups.push([problem]);
  }
  return groups;
}

function place({ file, line, column }: Pick<Problem, "file" | "line" | "column">): string {
  return `${plain(file)}:${line ?? 1}:${column ?? 1}`;
}

/** Names of files can hold what a terminal would obey. */
const plain = (text: string) => shownText(text, Number.POSITIVE_INFINITY);
