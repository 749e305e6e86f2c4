import { lazyModule } from "../browser/lazy-module.ts";
import { whenIdle } from "../browser/when-idle.ts";

/** What buttons and rows need once they are touched: menus, tooltips, dragging. */
export const interactions = lazyModule(() => import("./interactions.ts"), "idle");

type Interactions = typeof import("./interactions.ts");

/** Attaches one of them to an element as soon as they are there. Returns what detaches it. */
export function attachInteraction(attach: (interactions: Interactions) => () => void): () => void {
  const loaded = interactions.value();
  if (loaded) return attach(loaded);
  let detach: (() => void) | undefined;
  let isOver = false;
  const cancel = whenIdle(() => {
    interactions.load().then(
      (found) => {
        if (!isOver) detach = attach(found);
      },
      () => undefined,
    );
  });
  return () => {
    isOver = true;
    cancel();
    detach?.();
  };
}
