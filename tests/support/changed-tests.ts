import type { Area } from "../areas.ts";

/** Which test files a change asks for, and which of them there is no time for. */
export interface ChangedTests {
  readonly chosen: readonly string[];
  readonly leftOut: readonly string[];
}

export interface ChangedTestsInput {
  /** From the repository's folder, as git names them. */
  readonly changed: readonly string[];
  readonly areas: Readonly<Record<string, Area>>;
  /** What the files may take together, if one worker runs them. */
  readonly maxSeconds: number;
  /** What a file takes. */
  readonly secondsOf: (file: string) => number;
}

/**
 * The thorough test files that changed themselves, then those of each area that is touched in turn, the quickest of an
 * area first, until the time is used.
 */
export function chooseChangedTests({
  changed,
  areas,
  maxSeconds,
  secondsOf,
}: ChangedTestsInput): ChangedTests {
  const thorough = new Set(Object.values(areas).flatMap((area) => area.thorough));
  const touched = Object.values(areas).filter(({ paths }) =>
    paths.some((path) => changed.some((file) => file === path || file.startsWith(`${path}/`))),
  );
  const queues = touched.map((area) =>
    area.thorough.toSorted((one, other) => secondsOf(one) - secondsOf(other)),
  );
  const wanted = new Set([...changed.filter((file) => thorough.has(file)), ...takeInTurn(queues)]);
  const chosen: string[] = [];
  let seconds = 0;
  for (const file of wanted) {
    if (seconds + secondsOf(file) > maxSeconds) continue;
    seconds += secondsOf(file);
    chosen.push(file);
  }
  return { chosen, leftOut: [...wanted].filter((file) => !chosen.includes(file)) };
}

function takeInTurn<T>(queues: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  return Array.from({ length: longest }, (_, index) =>
    queues.flatMap((queue) => queue.slice(index, index + 1)),
  ).flat();
}
