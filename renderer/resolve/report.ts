import { createProblem, type Place, type Problem } from "../../schema/problem.ts";
import type { ProblemCode } from "../../schema/problem-codes.ts";

/** Collects problems; the same one at the same place counts once, however many pages repeat it. */
export interface Report {
  add(code: ProblemCode, place: Place, message: string, suggestion?: string): void;
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
    add(code, place, message, suggestion) {
      const key = [code, place.file, place.pointer, place.target, place.offset].join(" ");
      if (seen.has(key)) return;
      seen.add(key);
      places.add(`${place.file} ${place.pointer}`);
      problems.push(createProblem(code, place, message, suggestion));
    },
  };
}
