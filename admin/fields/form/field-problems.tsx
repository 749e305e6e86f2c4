import { lazy } from "../../ui/lazy.tsx";
import type { FieldProblemsProps } from "./told-field-problems.tsx";

const ToldFieldProblems = lazy(
  async () => (await import("./told-field-problems.tsx")).ToldFieldProblems,
  "note",
);

export function FieldProblems({ path, problems }: FieldProblemsProps) {
  return problems.length > 0 && <ToldFieldProblems path={path} problems={problems} />;
}
