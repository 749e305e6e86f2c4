import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { ValuePath } from "../../../editing/document/edit.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { pointerTo } from "../../../schema/sources/source.ts";
import { pointerOfProblem } from "../../check/problems/pointer-of-problem.ts";
import { fieldKey, isPristine, isUnreported } from "../../view/pristine-fields.ts";
import { useForm } from "./form-context.ts";

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
  readonly pointer: string;
  readonly path: ValuePath;
  readonly isField?: (key: string) => boolean;
}

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
