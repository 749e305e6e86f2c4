/** Resolves once the browser has nothing else to do. */
function whenIdle(): Promise<void> {
  return new Promise((done) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => done(), { timeout: 5000 });
    else setTimeout(done, 1000);
  });
}

/**
 * For effects: attaches something to the page whose code is loaded when there is time, at once if it was loaded before.
 * Where it can't be loaded, nothing is attached. Gives what ends it.
 */
export function attachesLater<Options>(
  load: () => Promise<(options: Options) => () => void>,
): (options: Options) => () => void {
  let attach: ((options: Options) => () => void) | undefined;
  return (options) => {
    if (attach) return attach(options);
    let end: (() => void) | undefined;
    let isOver = false;
    void whenIdle()
      .then(load)
      .then(
        (loaded) => {
          attach = loaded;
          if (!isOver) end = attach(options);
        },
        () => undefined,
      );
    return () => {
      isOver = true;
      end?.();
    };
  };
}
