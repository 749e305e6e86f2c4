import { getHeapStatistics } from "node:v8";
import { isMainThread, Worker } from "node:worker_threads";

/** The number of what is being drawn, 0 between two; and the number of what has filled the memory. */
const state = new Int32Array(new SharedArrayBuffer(8));
let count = 0;
let isWatching = false;

/**
 * Watches from now on how much memory a run takes: V8 ends a process whose heap is full, and nothing in it can say why. A
 * signal stops what runs before that. A thread has no need of it: its end is an event.
 */
export function watchMemory(): void {
  if (isWatching || !isMainThread || process.platform === "win32") return;
  isWatching = true;
  const limit = getHeapStatistics().heap_size_limit;
  const workerData = { state, most: process.memoryUsage.rss() + limit * 0.75, leastGrowth: limit * 0.2 };
  const watcher = new Worker(watch, { eval: true, workerData, env: {}, execArgv: [] });
  watcher.unref();
}

/** Runs something synchronous that the script can be stopped in; `isFull` says of its error whether it was for memory. */
export function guardMemory<T>(run: (options: { readonly breakOnSigint: boolean }) => T): T {
  if (!isWatching) return run({ breakOnSigint: false });
  count = (count % 1e9) + 1;
  const own = count;
  Atomics.store(state, 0, own);
  Atomics.notify(state, 0);
  try {
    return run({ breakOnSigint: true });
  } catch (error) {
    if (!isInterruption(error)) throw error;
    if (Atomics.load(state, 1) === own) throw new MemoryFull();
    // Ctrl+C is for the command.
    process.kill(process.pid, "SIGINT");
    throw error;
  } finally {
    Atomics.store(state, 0, 0);
    Atomics.notify(state, 0);
  }
}

/** What was run was stopped, since it took nearly all of the memory. */
export class MemoryFull extends Error {}

const isInterruption = (error: unknown) => Object(error).code === "ERR_SCRIPT_EXECUTION_INTERRUPTED";

/** Runs in a thread of its own, since the other is busy. */
const watch = `
const { workerData: { state, most, leastGrowth } } = require("node:worker_threads");
const everyMs = 10;
for (;;) {
  Atomics.wait(state, 0, 0);
  const drawn = Atomics.load(state, 0);
  const before = process.memoryUsage.rss();
  while (drawn !== 0 && Atomics.load(state, 0) === drawn) {
    const now = process.memoryUsage.rss();
    if (now > most && now - before > leastGrowth) {
      Atomics.store(state, 1, drawn);
      process.kill(process.pid, "SIGINT");
      Atomics.wait(state, 0, drawn);
    } else Atomics.wait(state, 0, drawn, everyMs);
  }
}`;
