import type { FieldProblemsProps } from "./field-problem-list.tsx";
import { FieldProblemList as ToldFieldProblems } from "./field-problem-list.tsx";

export function FieldProblems({ path, problems }: FieldProblemsProps) {
  return problems.length > 0 && <ToldFieldProblems path={path} problems={problems} />;
}
