import { createProblem, type Hint, type Place, type Problem } from "../../schema/problem.ts";
import type { ProblemCode } from "../../schema/problem-codes.ts";

/** Collects problems; the same one at the same place counts once, however many pages repeat it. */
export interface Report {
  add(code: ProblemCode, place: Place, message: string, hint?: Hint): void;
  /** The same, for a problem whose code is not the engine's. */
  push(problem: Problem): void;
  /** Whether anything was reported at a place. */
  has(place: Pick<Place, "file" | "pointer">): boolean;
  readonly problems: readonly Problem[];
}

export function createReport(): Report {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const places = new Set<string>();
  const push = (problem: Problem) => {
    const { code, file, pointer, target, offset } = problem;
    const key = [code, file, pointer, target, offset].join(" ");
    if (seen.has(key)) return;
    seen.add(key);
    places.add(`${file} ${pointer}`);
    problems.push(problem);
  };
  return {
    problems,
    has: ({ file, pointer }) => places.has(`${file} ${pointer}`),
    push,
    add: (code, place, message, hint) => push(createProblem(code, place, message, hint)),
  };
}
