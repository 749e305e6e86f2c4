import type { Problem } from "../../schema/problems/problem.ts";

/** `problem` is to be mended, `look` is worth a look, `scheduled` is meant to be so, `sample` waits for the owner's words. */
type ProblemGroup = "problem" | "look" | "scheduled" | "sample";

export function groupOf({ code, severity }: Pick<Problem, "code" | "severity">): ProblemGroup {
  if (code === "sample-text") return "sample";
  if (code === "future-entry" || code === "future-page") return "scheduled";
  return severity === "error" || code === "sample-fact" ? "problem" : "look";
}

export function faultsIn(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter((problem) => ["problem", "look"].includes(groupOf(problem)));
}

export type ProblemCounts = Readonly<Record<ProblemGroup, number>>;

export function countByGroup(problems: readonly Problem[]): ProblemCounts {
  const counts = { problem: 0, look: 0, scheduled: 0, sample: 0 };
  for (const problem of problems) counts[groupOf(problem)]++;
  return counts;
}
