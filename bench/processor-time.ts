type Traced = Readonly<Record<string, unknown>>;

/** A task of a thread: when it began and how long it took on the clock and of the processor, in microseconds. */
interface Task {
  readonly ts: number;
  readonly dur: number;
  readonly tdur?: number;
}

/** A task, and the promises and observers that are called once it has ended, which a trace has beside it. */
const isWork = /(?:RunTask|PerformMicrotaskCheckpoint)$/;

/**
 * How long a page's main thread had the processor between two of the page's own marks, in milliseconds. What other
 * programs do meanwhile is not in it; that the processor was made slower is.
 */
export function processorTime(events: readonly Traced[], from: string, to: string): number {
  const [start, end] = [from, to].map((name) => events.find((event) => event.name === name));
  if (!start || !end) throw new Error(`The page did not mark ${start ? to : from}.`);
  const [begun, ended] = [start.ts as number, end.ts as number];
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === "X" && pid === start.pid && tid === start.tid && isWork.test(String(name)),
  ) as readonly Traced[] as unknown as readonly Task[];
  let counted = 0;
  let total = 0;
  for (const { ts, dur, tdur = dur } of [...tasks].sort(
    (one, other) => one.ts - other.ts || other.dur - one.dur,
  )) {
    // A task within a task is in that one's time.
    const [first, last] = [Math.max(ts, begun, counted), Math.min(ts + dur, ended)];
    if (dur === 0 || last <= first) continue;
    counted = last;
    total += (tdur * (last - first)) / dur;
  }
  return total / 1000;
}
