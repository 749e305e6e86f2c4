import { FieldProblems } from "./field-problems.tsx";
import type { Path } from "./form-context.ts";
import { useFieldProblems } from "./use-field-problems.ts";

/** What is wrong with a value that is shown otherwise than by a field. */
export function PlaceProblems({ path }: { readonly path: Path }) {
  return <FieldProblems path={path} problems={useFieldProblems(path)} />;
}
