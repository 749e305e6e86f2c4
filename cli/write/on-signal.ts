/** What a shell reports for a command that a signal ended: 128 and the number of the signal. */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Does something and ends the process when that is asked for by a signal. Returns how to stop listening. */
export function onSignal(act: () => void): () => void {
  const removals = Object.entries(exitCodes).map(([signal, exitCode]) => {
    const listener = () => {
      act();
      process.exit(exitCode);
    };
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  return () => {
    for (const remove of removals) remove();
  };
}
