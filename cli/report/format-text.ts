import { styleText } from "node:util";
import type { Problem } from "../../schema/problem.ts";
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
    colour ? styleText(style, text) : text;
  const paragraphs = problems.slice(0, most).map((problem) => {
    const { severity, code, message, suggestion, related = [] } = problem;
    const text = texts.get(problem.file);
    return [
      `${paint(severity === "error" ? "red" : "yellow", severity)} ${paint("bold", message)} ${paint("dim", `[${code}]`)}`,
      `  ${paint("cyan", place(problem))}`,
      text !== undefined && problem.line !== undefined
        ? codeFrame(text, problem.line, problem.column ?? 1)
        : undefined,
      ...related.map((other) => `  ${paint("cyan", place(other))} ${other.message}`),
      suggestion && `  ${suggestion}`,
    ]
      .filter((line) => line !== undefined)
      .join("\n");
  });
  const hidden = problems.length - most;
  const more = hidden > 0 ? `${hidden} more not shown; --format json lists all.\n` : "";
  return `${paragraphs.join("\n\n")}\n\n${more}${countProblems(problems)}.\n`;
}

function place({ file, line, column }: Pick<Problem, "file" | "line" | "column">): string {
  return `${file}:${line ?? 1}:${column ?? 1}`;
}
