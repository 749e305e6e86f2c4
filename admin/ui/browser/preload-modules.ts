import { preloadLazyModules, whenModulesLoaded } from "./lazy-module.ts";
import { whenIdle } from "./when-idle.ts";

const uses = ["pointerdown", "keydown"] as const;

/**
 * Loads what the screen is likely to need once the browser is idle, and the other screens once somebody has pressed
 * something, so that a later click is not delayed, nor fails because another version was published. Returns the cleanup.
 */
export function preloadModules(page: Document): () => void {
  const ends = new Set<() => void>();
  const load = (when: "idle" | "used") => {
    if (navigator.onLine) void preloadLazyModules(when);
  };
  const onceQuiet = (run: () => void) => {
    ends.add(
      whenIdle(async () => {
        // The browser is idle while the code of the screen is loading, too.
        await whenModulesLoaded();
        ends.add(whenIdle(run));
      }),
    );
  };
  const onUse = () => {
    stopListening();
    onceQuiet(() => load("used"));
  };
  const stopListening = () => {
    for (const use of uses) page.removeEventListener(use, onUse, true);
  };
  for (const use of uses) page.addEventListener(use, onUse, { capture: true, passive: true });
  onceQuiet(() => load("idle"));
  return () => {
    stopListening();
    for (const end of ends) end();
  };
}
