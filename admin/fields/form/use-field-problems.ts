import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { Problem } from "../../../schema/problem.ts";
import { pointerTo } from "../../../schema/source.ts";
import { pointerOfProblem } from "../../check/problems/pointer-of-problem.ts";
import type { ValuePath } from "../../document/edit.ts";
import { fieldKey, isPristine, isUnreported } from "../../workspace/pristine-fields.ts";
import { useForm } from "./form-context.ts";

/**
 * What is wrong at a field, and below it where there is no field for it, but for what was just added and nobody has
 * filled in yet, and what went wrong while it is typed in. Drawn again only when that changes.
 */
export function useFieldProblems(path: ValuePath, isField?: (key: string) => boolean): readonly Problem[] {
  const { problems, pristine, target, file, pointer, shared } = useForm();
  const found = useStore(
    problems,
    useShallow((state) => [
      ...problemsAt(state.problems, { file, pointer, path, ...(isField && { isField }) }),
      ...(shared ? problemsAt(state.problems, { ...shared.problemsAt, path: [] }) : []),
    ]),
  );
  return useStore(
    pristine,
    useShallow((state) =>
      found.filter((problem) => {
        const place = fieldKey(target, pointerOfProblem(problem).slice(pointer.length));
        const typed = shared ? fieldKey(target, path.reduce<string>(pointerTo, "")) : place;
        return !isPristine(state, place) && !isUnreported(state, typed, problem);
      }),
    ),
  );
}

interface ProblemPlace {
  readonly file: string;
  /** Of the form. */
  readonly pointer: string;
  readonly path: ValuePath;
  /** Whether a key below the path has a field of its own, which then tells its problems itself. */
  readonly isField?: (key: string) => boolean;
}

/** The problems to be told at a path: its own, and those below it for which there is no field. */
function problemsAt(
  problems: readonly Problem[],
  { file, pointer, path, isField = () => false }: ProblemPlace,
): readonly Problem[] {
  const own = path.reduce<string>(pointerTo, pointer);
  return problems.filter((problem) => {
    if (problem.file !== file) return false;
    const at = pointerOfProblem(problem);
    if (at === own) return true;
    if (!at.startsWith(`${own}/`)) return false;
    const [key = ""] = at.slice(own.length + 1).split("/", 1);
    return !isField(key.replaceAll("~1", "/").replaceAll("~0", "~"));
  });
}
