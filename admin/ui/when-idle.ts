/** Runs something once the browser has nothing else to do, after five seconds at the latest. Gives what stops it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run, { timeout: 5000 });
  return () => cancelIdleCallback(waiting);
}
