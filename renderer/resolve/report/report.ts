import {
  createProblem,
  type Hint,
  type Problem,
  type ProblemLocation,
} from "../../../schema/problems/problem.ts";
import type { ProblemCode } from "../../../schema/problems/problem-codes.ts";
import { createDependencyLog, type Dependency, type DependencyLog, dependencyKey } from "./dependencies.ts";

export interface Report {
  /** Creates a problem and adds it; one with the same code and place is added once. */
  add(code: ProblemCode, place: ProblemLocation, message: string, hint?: Hint): void;
  /** Adds a problem that was created before. */
  push(problem: Problem): void;
  /** Whether there is an error at the place: what has a warning is on the page. */
  has(place: Pick<ProblemLocation, "file" | "pointer">): boolean;
  /** Whether nothing with an error was reported in a file, or at a location as `file pointer`. */
  isFine(place: string): boolean;
  /** In the order in which they were found. */
  readonly problems: readonly Problem[];
  /** Records what is asked about problems, so that a page is resolved again when they change. */
  readonly dependencies: DependencyLog;
}

export function createReport(dependencies: DependencyLog = createDependencyLog()): Report {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const places = new Set<string>();
  const files = new Set<string>();
  let last:
    | { readonly dependency: Extract<Dependency, { kind: "no-problem" }>; readonly key: string }
    | undefined;
  const push = (problem: Problem) => {
    dependencies.add({ kind: "unknown" });
    const { code, file, pointer, target, offset } = problem;
    const key = [code, file, pointer, target, offset].join(" ");
    if (seen.has(key)) return;
    seen.add(key);
    problems.push(problem);
    if (problem.severity !== "error") return;
    places.add(`${file} ${pointer}`);
    files.add(file);
  };
  return {
    problems,
    dependencies,
    has({ file, pointer }) {
      // There are many entries, so places in one file are recorded as one.
      const isEntry = file.endsWith(".md");
      if (isEntry && !files.has(file)) {
        if (last?.dependency.location !== file) {
          const dependency = { kind: "no-problem", location: file } as const;
          last = { dependency, key: dependencyKey(dependency) };
        }
        dependencies.add(last.dependency, last.key);
        return false;
      }
      const place = `${file} ${pointer}`;
      const found = places.has(place);
      if (found || isEntry) dependencies.add({ kind: "unknown" });
      else dependencies.add({ kind: "no-problem", location: place });
      return found;
    },
    isFine: (place) => !places.has(place) && !files.has(place),
    push,
    add: (code, place, message, hint) => push(createProblem(code, place, message, hint)),
  };
}
