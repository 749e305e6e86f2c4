/** How long a slice takes, what tells the time, and what waits between two. */
export interface Slicing {
  /** In milliseconds. */
  readonly sliceMs: number;
  /** Milliseconds from any moment on. */
  now(): number;
  /** Runs something once the browser has done what waits; gives what takes that back. */
  later(run: () => void): () => void;
}

/**
 * Takes what a search finds in slices, so that typing never waits for it: the first slice at once, the others when
 * there is time. `onSlice` gets all that was found since the slice before. Gives what stops it.
 */
export function inSlices<Found>(
  search: Iterator<Found | undefined>,
  { sliceMs, now, later }: Slicing,
  onSlice: (found: readonly Found[], isDone: boolean) => void,
): () => void {
  let stop = () => {};
  const run = () => {
    const found: Found[] = [];
    const end = now() + sliceMs;
    let isDone = false;
    while (!isDone && now() < end) {
      const { done = false, value } = search.next();
      isDone = done;
      if (!isDone && value !== undefined) found.push(value as Found);
    }
    if (!isDone) stop = later(run);
    onSlice(found, isDone);
  };
  run();
  return () => stop();
}

/** Slices of 8 ms, so that a frame has time for what else there is to do. */
export const browserSlicing: Slicing = {
  sliceMs: 8,
  now: () => performance.now(),
  later(run) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  },
};
