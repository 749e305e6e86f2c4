import { loadLazyMessages } from "../../../editing/messages/lazy-messages.ts";

/** A module that is not in the first screen's files. Each is one `import()`, and one file with all that only it needs. */
export interface LazyModule<Exports> {
  /** Rejects on failure; the next call tries again. */
  load(): Promise<Exports>;
  /** Undefined until it is loaded. */
  value(): Exports | undefined;
}

/**
 * When a module is loaded that nobody has asked for yet: once the browser is idle; once somebody has worked in the editor
 * and the browser is idle; or never.
 */
type LoadTime = "idle" | "used" | "on-demand";

type Load = () => Promise<unknown>;

const notLoaded: Readonly<Record<"idle" | "used", Set<Load>>> = { idle: new Set(), used: new Set() };
const started = new Set<"idle" | "used">();
const loading = new Set<Promise<unknown>>();

/** Resolves once nothing is being loaded, nor anything that loaded modules have requested in turn. */
export async function whenModulesLoaded(): Promise<void> {
  while (loading.size > 0) {
    await Promise.allSettled(loading);
    await new Promise((done) => setTimeout(done));
  }
}

/** Loads the modules of a time one after the other, also those that are declared while it runs. */
export async function preloadLazyModules(when: "idle" | "used"): Promise<void> {
  started.add(when);
  for (const load of notLoaded[when]) {
    notLoaded[when].delete(load);
    await load();
  }
}

export function lazyModule<Exports>(load: () => Promise<Exports>, when: LoadTime): LazyModule<Exports> {
  let exports: Exports | undefined;
  const loadOnce = async () => {
    const loaded = await load();
    await loadLazyMessages();
    exports ??= loaded;
    return exports;
  };
  if (when !== "on-demand") {
    notLoaded[when].add(() => loadOnce().catch(() => undefined));
    if (started.has(when)) void preloadLazyModules(when);
  }
  const loadNow = async () => {
    const promise = loadOnce();
    loading.add(promise);
    try {
      return await promise;
    } finally {
      loading.delete(promise);
    }
  };
  return { load: loadNow, value: () => exports };
}
