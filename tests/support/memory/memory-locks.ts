/** The locks of one browser, as `navigator.locks` gives them to each of its tabs. */
export interface MemoryLocks {
  of(tab: object): Pick<LockManager, "request" | "query">;
  /** A tab is gone: what it has held is free. */
  end(tab: object): void;
}

interface Request {
  readonly tab: object;
  readonly grant: () => void;
  readonly steal: () => void;
}

type Callback = (lock: Lock | null) => unknown;

export function createMemoryLocks(): MemoryLocks {
  const held = new Map<string, Request>();
  const waiting = new Map<string, Request[]>();
  const free = (name: string, request: Request) => {
    if (held.get(name) !== request) return;
    held.delete(name);
    const next = waiting.get(name)?.shift();
    if (next) take(name, next);
  };
  const take = (name: string, request: Request) => {
    held.set(name, request);
    request.grant();
  };
  const request = (tab: object, name: string, options: LockOptions, work: Callback) =>
    new Promise<unknown>((done, fail) => {
      const own: Request = {
        tab,
        grant: () =>
          queueMicrotask(async () => {
            done(await work({ name, mode: "exclusive" }));
            free(name, own);
          }),
        steal: () => fail(new DOMException("It was stolen.", "AbortError")),
      };
      if (options.steal) held.get(name)?.steal();
      if (options.steal || !held.has(name)) return take(name, own);
      if (options.ifAvailable) return done(work(null));
      waiting.set(name, [...(waiting.get(name) ?? []), own]);
      options.signal?.addEventListener("abort", () => {
        waiting.set(
          name,
          (waiting.get(name) ?? []).filter((other) => other !== own),
        );
        if (held.get(name) !== own) own.steal();
      });
    });
  return {
    of: (tab) => ({
      request: ((name: string, options: LockOptions, work: Callback) =>
        request(tab, name, options, work)) as LockManager["request"],
      query: async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] }),
    }),
    end(tab) {
      for (const [name, requests] of waiting)
        waiting.set(
          name,
          requests.filter((other) => other.tab !== tab),
        );
      for (const [name, own] of [...held]) if (own.tab === tab) free(name, own);
    },
  };
}
