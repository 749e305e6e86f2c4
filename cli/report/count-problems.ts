import type { Problem } from "../../schema/problems/problem.ts";
import { counted } from "./counted.ts";

export function countProblems(problems: readonly Problem[]): string {
  const count = (severity: Problem["severity"]) => {
    const { length } = problems.filter((problem) => problem.severity === severity);
    return length === 0 ? [] : [counted(length, severity)];
  };
  return [...count("error"), ...count("warning")].join(" and ") || "no problems";
}
