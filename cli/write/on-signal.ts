import { setImmediate } from "node:timers/promises";

/** What a shell reports for a command that a signal ended: 128 and the number of the signal. */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Does something and ends the process when that is asked for by a signal. Returns how to stop listening, which resolves
 * once a signal that has come before has been acted upon.
 */
export function onSignal(act: () => void): () => Promise<void> {
  const removals = Object.entries(exitCodes).map(([signal, exitCode]) => {
    const listener = () => {
      act();
      process.exit(exitCode);
    };
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  return async () => {
    // What has come is lost with its last listener.
    await noticeSignals();
    for (const remove of removals) remove();
  };
}

/** Lets a signal that has come be acted upon: until the event loop asks for it, nothing hears of it. */
export async function noticeSignals(): Promise<void> {
  // The first of these can be reached without the loop having asked.
  await setImmediate();
  await setImmediate();
}
