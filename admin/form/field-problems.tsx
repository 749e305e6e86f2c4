import type { Problem } from "../../schema/problem.ts";
import { later } from "../later/later.tsx";
import type { Path } from "./form-context.ts";

export interface FieldProblemsProps {
  readonly path: Path;
  readonly problems: readonly Problem[];
}

const ToldFieldProblems = later(
  async () => (await import("./told-field-problems.tsx")).ToldFieldProblems,
  "note",
);

/** What is wrong, as sentences, once there is anything. */
export function FieldProblems({ path, problems }: FieldProblemsProps) {
  return problems.length > 0 && <ToldFieldProblems path={path} problems={problems} />;
}
