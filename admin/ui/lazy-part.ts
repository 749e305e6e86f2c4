/** Code that is loaded when it is first needed. */
export interface LazyPart<Part> {
  /** Loads it. Rejects where that fails; the next call tries again. */
  load(): Promise<void>;
  /** Undefined until `load` has resolved. */
  part(): Part | undefined;
}

const notLoaded = new Set<() => Promise<void>>();
const loading = new Set<Promise<void>>();
let isIdle = false;

/** Resolves once no part is being loaded, nor one that a loaded part has asked for in turn. */
export async function loadedParts(): Promise<void> {
  while (loading.size > 0) {
    await Promise.allSettled(loading);
    // The parts that are there now are rendered, and ask for theirs.
    await new Promise((done) => setTimeout(done));
  }
}

/** Loads all parts one after the other, also those that are declared later, so that each renders at once when it is shown. */
export async function preloadParts(): Promise<void> {
  isIdle = true;
  for (const load of notLoaded) {
    notLoaded.delete(load);
    await load();
  }
}

/** When a part is loaded: once the browser is idle, or only when it is shown. */
export type LoadTime = "idle" | "on-demand";

export function lazyPart<Part>(load: () => Promise<Part>, when: LoadTime = "idle"): LazyPart<Part> {
  let part: Part | undefined;
  const loadOnce = async () => {
    part ??= await load();
  };
  // A part that can't be loaded says so where it is shown.
  if (when === "idle") notLoaded.add(() => loadOnce().catch(() => undefined));
  if (isIdle) void preloadParts();
  const loadNow = async () => {
    const promise = loadOnce();
    loading.add(promise);
    try {
      await promise;
    } finally {
      loading.delete(promise);
    }
  };
  return { load: loadNow, part: () => part };
}
