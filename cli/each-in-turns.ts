import { setImmediate } from "node:timers/promises";

/** A signal is noticed only between two of these, in milliseconds. */
const turnMs = 50;

/**
 * Runs something for each item. The calls of the file system in it are synchronous, which takes a third of the time
 * for thousands of small files, so other events get their turn now and then.
 */
export async function eachInTurns<T>(
  items: Iterable<T>,
  act: (item: T) => void | Promise<void>,
): Promise<void> {
  const giveTurn = createTurns();
  for (const item of items) {
    const acting = act(item);
    if (acting) await acting;
    const turn = giveTurn();
    if (turn) await turn;
  }
}

/** Does one step after the other, and gives what comes of them. */
export async function inTurns<T>(steps: Iterator<void, T>): Promise<T> {
  const giveTurn = createTurns();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const turn = giveTurn();
    if (turn) await turn;
  }
}

function createTurns(): () => Promise<void> | undefined {
  let start = performance.now();
  return () => {
    if (performance.now() - start < turnMs) return undefined;
    return setImmediate().then(() => {
      start = performance.now();
    });
  };
}
