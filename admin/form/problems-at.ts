import type { Problem } from "../../schema/problem.ts";
import { pointerTo } from "../../schema/source.ts";
import { pointerOfProblem } from "../problems/pointer-of-problem.ts";
import type { Path } from "./form-context.ts";

interface ProblemPlace {
  readonly file: string;
  /** Of the form. */
  readonly pointer: string;
  readonly path: Path;
  /** Whether a key below the path has a field of its own, which then tells its problems itself. */
  readonly isField?: (key: string) => boolean;
}

/** The problems to be told at a path: its own, and those below it for which there is no field. */
export function problemsAt(
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
