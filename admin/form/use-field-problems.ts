import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { Problem } from "../../schema/problem.ts";
import { pointerTo } from "../../schema/source.ts";
import { pointerOfProblem } from "../problems/pointer-of-problem.ts";
import { type Path, useForm } from "./form-context.ts";
import { isFresh, isUntold, placeKey } from "./fresh-fields.ts";
import { problemsAt } from "./problems-at.ts";

/**
 * What is wrong at a field, and below it where there is no field for it, but for what was just added and nobody has
 * filled in yet, and what went wrong while it is typed in. Drawn again only when that changes.
 */
export function useFieldProblems(path: Path, isField?: (key: string) => boolean): readonly Problem[] {
  const { problems, fresh, target, file, pointer, shared } = useForm();
  const found = useStore(
    problems,
    useShallow((state) => [
      ...problemsAt(state.problems, { file, pointer, path, ...(isField && { isField }) }),
      ...(shared ? problemsAt(state.problems, { ...shared.problemsAt, path: [] }) : []),
    ]),
  );
  return useStore(
    fresh,
    useShallow((state) =>
      found.filter((problem) => {
        const place = placeKey(target, pointerOfProblem(problem).slice(pointer.length));
        const typed = shared ? placeKey(target, path.reduce<string>(pointerTo, "")) : place;
        return !isFresh(state, place) && !isUntold(state, typed, problem);
      }),
    ),
  );
}
