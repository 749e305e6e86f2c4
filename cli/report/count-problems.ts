import type { Problem } from "../../schema/problem.ts";

/** "2 errors and 1 warning". */
export function countProblems(problems: readonly Problem[]): string {
  const count = (severity: Problem["severity"]) => {
    const { length } = problems.filter((problem) => problem.severity === severity);
    return length === 0 ? [] : [`${length} ${severity}${length === 1 ? "" : "s"}`];
  };
  return [...count("error"), ...count("warning")].join(" and ") || "no problems";
}
