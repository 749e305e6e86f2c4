import type { Problem } from "../../schema/problems/problem.ts";

export function problemCount(problems: readonly Problem[], pointer: string): number {
  return problems.filter((problem) => isAt(problem, pointer)).length;
}

function isAt(problem: Problem, pointer: string): boolean {
  return problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`);
}
