import { createProblem, type Place, type Problem, type RelatedPlace } from "../../schema/problem.ts";
import type { ProblemCode } from "../../schema/problem-codes.ts";

/** What to do about a problem, or that and the other places that it is about. */
export type Hint =
  | string
  | { readonly suggestion?: string | undefined; readonly related: readonly RelatedPlace[] };

/** Collects problems; the same one at the same place counts once, however many pages repeat it. */
export interface Report {
  add(code: ProblemCode, place: Place, message: string, hint?: Hint): void;
  /** Whether anything was reported at a place. */
  has(place: Pick<Place, "file" | "pointer">): boolean;
  readonly problems: readonly Problem[];
}

export function createReport(): Report {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const places = new Set<string>();
  return {
    problems,
    has: ({ file, pointer }) => places.has(`${file} ${pointer}`),
    add(code, place, message, hint) {
      const key = [code, place.file, place.pointer, place.target, place.offset].join(" ");
      if (seen.has(key)) return;
      seen.add(key);
      places.add(`${place.file} ${place.pointer}`);
      const { suggestion, ...related } = typeof hint === "object" ? hint : { suggestion: hint };
      problems.push({ ...createProblem(code, place, message, suggestion), ...related });
    },
  };
}
