import type { ValuePath } from "../../../editing/document/edit.ts";
import { FieldProblems } from "./field-problems.tsx";
import { useFieldProblems } from "./use-field-problems.ts";

/** What is wrong with a value that is shown otherwise than by a field. */
export function LocationProblems({ path }: { readonly path: ValuePath }) {
  return <FieldProblems path={path} problems={useFieldProblems(path)} />;
}
