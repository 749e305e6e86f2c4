import { loadLazyMessages } from "../../../editing/messages/lazy-messages.ts";

/** A module that is loaded when it is needed or the browser is idle. */
interface LazyModule<Part> {
  /** Rejects on failure; the next call tries again. */
  load(): Promise<void>;
  /** Undefined until it is loaded. */
  value(): Part | undefined;
}

const notLoaded = new Set<() => Promise<void>>();
const loading = new Set<Promise<void>>();
let isIdle = false;

/** Resolves once nothing is being loaded, nor anything that loaded parts have requested in turn. */
export async function whenModulesLoaded(): Promise<void> {
  while (loading.size > 0) {
    await Promise.allSettled(loading);
    await new Promise((done) => setTimeout(done));
  }
}

/** One after the other, also those that are declared while it runs. */
export async function preloadLazyModules(): Promise<void> {
  isIdle = true;
  for (const load of notLoaded) {
    notLoaded.delete(load);
    await load();
  }
}

export type LoadTime = "idle" | "on-demand";

export function lazyModule<Part>(load: () => Promise<Part>, when: LoadTime = "idle"): LazyModule<Part> {
  let part: Part | undefined;
  const loadOnce = async () => {
    const loaded = await load();
    await loadLazyMessages();
    part ??= loaded;
  };
  if (when === "idle") notLoaded.add(() => loadOnce().catch(() => undefined));
  if (isIdle) void preloadLazyModules();
  const loadNow = async () => {
    const promise = loadOnce();
    loading.add(promise);
    try {
      await promise;
    } finally {
      loading.delete(promise);
    }
  };
  return { load: loadNow, value: () => part };
}
