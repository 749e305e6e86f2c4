import { createProblem, type Hint, type Problem, type ProblemLocation } from "../../schema/problem.ts";
import type { ProblemCode } from "../../schema/problem-codes.ts";
import { createDependencyLog, type DependencyLog } from "./dependencies.ts";

export interface Report {
  add(code: ProblemCode, place: ProblemLocation, message: string, hint?: Hint): void;
  push(problem: Problem): void;
  has(place: Pick<ProblemLocation, "file" | "pointer">): boolean;
  isFine(place: string): boolean;
  readonly problems: readonly Problem[];
  readonly dependencies: DependencyLog;
}

export function createReport(dependencies: DependencyLog = createDependencyLog()): Report {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const places = new Set<string>();
  const files = new Set<string>();
  const push = (problem: Problem) => {
    dependencies.add({ kind: "unknown" });
    const { code, file, pointer, target, offset } = problem;
    const key = [code, file, pointer, target, offset].join(" ");
    if (seen.has(key)) return;
    seen.add(key);
    places.add(`${file} ${pointer}`);
    files.add(file);
    problems.push(problem);
  };
  return {
    problems,
    dependencies,
    has({ file, pointer }) {
      const place = `${file} ${pointer}`;
      const found = places.has(place);
      // There are many entries, so places in one file are recorded as one.
      const isEntry = file.endsWith(".md");
      if (found || (isEntry && files.has(file))) dependencies.add({ kind: "unknown" });
      else dependencies.add({ kind: "no-problem", location: isEntry ? file : place });
      return found;
    },
    isFine: (place) => !places.has(place) && !files.has(place),
    push,
    add: (code, place, message, hint) => push(createProblem(code, place, message, hint)),
  };
}
