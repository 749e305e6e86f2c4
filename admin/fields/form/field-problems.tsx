import { useContext } from "react";
import { type FieldProblemsProps, ProblemListContext } from "./problem-list-context.ts";

export function FieldProblems({ path, problems }: FieldProblemsProps) {
  const ProblemList = useContext(ProblemListContext);
  return ProblemList && problems.length > 0 && <ProblemList path={path} problems={problems} />;
}
