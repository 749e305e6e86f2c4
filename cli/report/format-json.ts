import type { Problem } from "../../schema/problems/problem.ts";

export function formatJson(problems: readonly Problem[]): string {
  const count = (severity: Problem["severity"]) =>
    problems.filter((problem) => problem.severity === severity).length;
  return `${JSON.stringify({ version: 1, errors: count("error"), warnings: count("warning"), notes: count("note"), problems }, null, 2)}\n`;
}
