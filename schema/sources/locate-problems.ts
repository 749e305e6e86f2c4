import type { Problem, ProblemLocation } from "../problems/problem.ts";
import type { Source } from "./source.ts";

export function locateProblems(
  problems: readonly Problem[],
  sources: ReadonlyMap<string, Source>,
): Problem[] {
  const order = new Map([...sources.keys()].map((file, index) => [file, index]));
  const place = (file: string) => order.get(file) ?? order.size;
  const locate = <P extends ProblemLocation & { readonly line?: number }>(found: P): P =>
    found.line === undefined
      ? { ...found, ...(sources.get(found.file)?.locate(found) ?? { line: 1, column: 1 }) }
      : found;
  const located = problems.map((problem) =>
    locate(problem.related ? { ...problem, related: problem.related.map(locate) } : problem),
  );
  const same = ({ code, file, line, column, message }: Problem) =>
    [code, file, line, column, message].join(" ");
  return [...new Map(located.map((problem) => [same(problem), problem])).values()].sort(
    (a, b) =>
      place(a.file) - place(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
}
