import type { Problem } from "../../schema/problem.ts";

/** Problems for people, one paragraph each: where, what, and what to do about it. */
export function printProblems(problems: readonly Problem[]): string {
  const paragraphs = problems.map(({ file, line, column, severity, message, suggestion, code }) => {
    const hint = suggestion ? `\n  ${suggestion}` : "";
    return `${file}:${line}:${column} ${severity}: ${message} [${code}]${hint}\n`;
  });
  return paragraphs.join("");
}

/** "2 errors and 1 warning". */
export function countProblems(problems: readonly Problem[]): string {
  const count = (severity: Problem["severity"]) => {
    const { length } = problems.filter((problem) => problem.severity === severity);
    return length === 0 ? [] : [`${length} ${severity}${length === 1 ? "" : "s"}`];
  };
  return [...count("error"), ...count("warning")].join(" and ");
}
