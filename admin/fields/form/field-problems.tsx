import { lazy } from "../../ui/lazy.tsx";
import type { FieldProblemsProps } from "./field-problem-list.tsx";

const ToldFieldProblems = lazy(
  async () => (await import("./field-problem-list.tsx")).FieldProblemList,
  "note",
);

export function FieldProblems({ path, problems }: FieldProblemsProps) {
  return problems.length > 0 && <ToldFieldProblems path={path} problems={problems} />;
}
