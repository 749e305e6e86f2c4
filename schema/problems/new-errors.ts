import type { Problem } from "./problem.ts";

export function newErrors(found: readonly Problem[], before: readonly Problem[]): readonly Problem[] {
  const errors = found.filter(({ severity }) => severity === "error");
  return [keyOfPlace, keyOfProblem].reduce<Rest>(withoutPairs, { errors, before }).errors;
}

interface Rest {
  readonly errors: readonly Problem[];
  readonly before: readonly Problem[];
}

const keyOfProblem = ({ code, file, message }: Problem) => JSON.stringify([code, file, message]);
const keyOfPlace = (problem: Problem) => JSON.stringify([keyOfProblem(problem), problem.pointer]);

function withoutPairs({ errors, before }: Rest, keyOf: (problem: Problem) => string): Rest {
  const known = new Map<string, Problem[]>();
  for (const problem of before) {
    const key = keyOf(problem);
    known.set(key, [...(known.get(key) ?? []), problem]);
  }
  const left = errors.filter((error) => !known.get(keyOf(error))?.pop());
  return { errors: left, before: [...known.values()].flat() };
}
