import { setImmediate } from "node:timers/promises";

/** What a shell reports for a command that a signal ended: 128 and the number of the signal. */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const acts = new Set<() => void>();
const listeners = new Map<string, () => void>();

/** Calls a function when the process is asked to end. Returns a function that removes it again. */
export function onSignal(act: () => void): () => Promise<void> {
  // Each its own, also where one function is given twice.
  const own = () => act();
  acts.add(own);
  if (acts.size === 1) listen();
  return async () => {
    // What has come is lost with its last listener.
    await noticeSignals();
    if (acts.delete(own) && acts.size === 0) stopListening();
  };
}

export async function noticeSignals(): Promise<void> {
  // The first of these can be reached without the loop having asked.
  await setImmediate();
  await setImmediate();
}

function listen(): void {
  for (const [signal, exitCode] of Object.entries(exitCodes)) {
    const listener = () => end(exitCode);
    listeners.set(signal, listener);
    process.on(signal, listener);
  }
}

function stopListening(): void {
  for (const [signal, listener] of listeners) process.off(signal, listener);
}

function end(exitCode: number): void {
  try {
    for (const act of [...acts].reverse()) act();
  } finally {
    process.exit(exitCode);
  }
}
