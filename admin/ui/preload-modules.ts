import { loadedParts } from "./lazy-part.ts";
import { whenIdle } from "./when-idle.ts";

/** Where the page lists the modules that no first screen needs. */
const listed = 'meta[name="blockwork-later"]';

/**
 * Loads the modules that the first screen did without, once the browser has nothing else to do: so a later click has no
 * wait, and finds its code though another version of the site is published meanwhile. Then calls `onLoad`. Gives what stops
 * it.
 */
export function loadWhenIdle(page: Document, onLoad: () => void): () => void {
  const addresses = page.querySelector<HTMLMetaElement>(listed)?.content.split(" ").filter(Boolean) ?? [];
  const load = () => {
    // What could not be loaded once is not asked for again by the same page.
    if (!navigator.onLine) return;
    for (const href of addresses) {
      const link = page.createElement("link");
      Object.assign(link, { rel: "modulepreload", href, fetchPriority: "low" });
      page.head.append(link);
    }
    onLoad();
  };
  let isStopped = false;
  let stop = whenIdle(async () => {
    // A browser that waits for the code of the screen is idle, too.
    await loadedParts();
    if (!isStopped) stop = whenIdle(load);
  });
  return () => {
    isStopped = true;
    stop();
  };
}
