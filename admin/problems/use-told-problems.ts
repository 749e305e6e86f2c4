import { useMemo } from "react";
import type { Problem } from "../../schema/problem.ts";
import { useEditor, useSession } from "../session-context.ts";
import type { ProblemSite } from "./problem-site.ts";
import { type ToldProblem, tellProblem } from "./tell-problem.ts";

/** Problems with the words for each. Drawn again whenever the site changes, since its names are in them. */
export function useToldProblems(problems: readonly Problem[]): readonly (readonly [Problem, ToldProblem])[] {
  const { schemas, blocks } = useSession();
  const config = useEditor((state) => state.document);
  const entries = useEditor((state) => state.entries);
  return useMemo(() => {
    const site: ProblemSite = { edited: { config, entries }, schemas, definitions: blocks };
    return problems.map((problem) => [problem, tellProblem(problem, site)] as const);
  }, [problems, config, entries, schemas, blocks]);
}
