import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { Problem } from "../../schema/problem.ts";
import { type Path, useForm } from "./form-context.ts";
import { problemsAt } from "./problems-at.ts";

/** What is wrong at a field, and below it where there is no field for it. Drawn again only when that changes. */
export function useFieldProblems(path: Path, isField?: (key: string) => boolean): readonly Problem[] {
  const { problems, file, pointer } = useForm();
  return useStore(
    problems,
    useShallow((state) => problemsAt(state.problems, { file, pointer, path, ...(isField && { isField }) })),
  );
}
