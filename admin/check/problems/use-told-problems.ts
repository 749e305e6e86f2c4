import { useMemo } from "react";
import type { Problem } from "../../../schema/problem.ts";
import { type ToldProblem, tellProblem } from "./tell-problem.ts";
import { useProblemSite } from "./use-problem-site.ts";

export function useToldProblems(problems: readonly Problem[]): readonly (readonly [Problem, ToldProblem])[] {
  const site = useProblemSite();
  return useMemo(
    () => problems.map((problem) => [problem, tellProblem(problem, site)] as const),
    [problems, site],
  );
}
