export interface LazyPart<Part> {
  /** Rejects on failure; the next call tries again. */
  load(): Promise<void>;
  part(): Part | undefined;
}

const notLoaded = new Set<() => Promise<void>>();
const loading = new Set<Promise<void>>();
let isIdle = false;

/** Resolves once nothing is being loaded, nor anything that loaded parts have requested in turn. */
export async function loadedParts(): Promise<void> {
  while (loading.size > 0) {
    await Promise.allSettled(loading);
    await new Promise((done) => setTimeout(done));
  }
}

/** One after the other, also those that are declared while it runs. */
export async function preloadParts(): Promise<void> {
  isIdle = true;
  for (const load of notLoaded) {
    notLoaded.delete(load);
    await load();
  }
}

export type LoadTime = "idle" | "on-demand";

export function lazyPart<Part>(load: () => Promise<Part>, when: LoadTime = "idle"): LazyPart<Part> {
  let part: Part | undefined;
  const loadOnce = async () => {
    part ??= await load();
  };
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
