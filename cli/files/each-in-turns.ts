import { setImmediate } from "node:timers/promises";

/** A signal is noticed only between two of these, in milliseconds. */
const turnMs = 50;

/** Calls `act` for each item, and lets other work run in between when it takes long. */
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
