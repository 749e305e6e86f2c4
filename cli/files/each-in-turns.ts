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
  let turnStart = performance.now();
  for (const item of items) {
    const acting = act(item);
    if (acting) await acting;
    if (performance.now() - turnStart < turnMs) continue;
    await setImmediate();
    turnStart = performance.now();
  }
}
