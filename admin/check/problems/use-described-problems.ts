import { useMemo } from "react";
import type { Problem } from "../../../schema/problems/problem.ts";
import { type DescribedProblem, describeProblem } from "./describe-problem.ts";
import { useProblemSite } from "./use-problem-site.ts";

export function useDescribedProblems(
  problems: readonly Problem[],
): readonly (readonly [Problem, DescribedProblem])[] {
  const site = useProblemSite();
  return useMemo(
    () => problems.map((problem) => [problem, describeProblem(problem, site)] as const),
    [problems, site],
  );
}
