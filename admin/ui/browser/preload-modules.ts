import { whenModulesLoaded } from "./lazy-module.ts";
import { whenIdle } from "./when-idle.ts";

const listed = 'meta[name="blockwork-later"]';

/** When idle, so that a later click is not delayed, nor fails because another version was published. Returns the cleanup. */
export function preloadModules(page: Document, onLoad: () => void): () => void {
  const addresses = page.querySelector<HTMLMetaElement>(listed)?.content.split(" ").filter(Boolean) ?? [];
  const load = () => {
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
    // The browser is idle while the code of the screen is loading, too.
    await whenModulesLoaded();
    if (!isStopped) stop = whenIdle(load);
  });
  return () => {
    isStopped = true;
    stop();
  };
}
