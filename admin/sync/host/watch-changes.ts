import type { Host, SiteChange } from "./host.ts";

interface Changed {
  readonly version: string;
  readonly changes: readonly SiteChange[];
}

const everything: readonly SiteChange[] = ["content", "styles", "code"];

/** How long it waits before it looks for a server that is gone, in milliseconds: longer each time. */
const firstWaitMs = 1000;
const longestWaitMs = 30_000;

export type Watch = Required<Pick<Host, "onSiteChanged" | "onConnection">>;

/**
 * Listens to the server-sent events of `site dev` for as long as somebody wants to know. A server that was started
 * again can't say what changed meanwhile, so everything may have.
 */
export function watchChanges(address: string): Watch {
  const listeners = new Set<Parameters<Watch["onSiteChanged"]>[0]>();
  const connection = new Set<Parameters<Watch["onConnection"]>[0]>();
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: string | undefined;
  let failures = 0;
  const tell = () => {
    for (const listener of connection) listener(failures < 2);
  };
  const open = () => {
    clearTimeout(timer);
    source?.close();
    const opened = new EventSource(address);
    source = opened;
    opened.addEventListener("open", () => {
      failures = 0;
      tell();
    });
    // By itself a browser asks again twice a second, for ever.
    opened.addEventListener("error", () => {
      opened.close();
      failures += 1;
      timer = setTimeout(open, Math.min(firstWaitMs * 1.5 ** failures, longestWaitMs));
      tell();
    });
    opened.addEventListener("change", ({ data }) => {
      const { version, changes } = JSON.parse(data as string) as Changed;
      const isFirst = last === undefined;
      const isNew = version !== last;
      last = version;
      if (isFirst || !isNew) return;
      for (const listener of listeners) listener(changes.length > 0 ? changes : everything);
    });
  };
  const openAgain = () => {
    if (failures > 0) open();
  };
  return {
    onSiteChanged(listener) {
      // One of its own for each time that it is given, so that ending one does not end the other.
      const own: typeof listener = (changes) => listener(changes);
      listeners.add(own);
      if (listeners.size === 1) {
        open();
        globalThis.addEventListener?.("focus", openAgain);
      }
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        globalThis.removeEventListener?.("focus", openAgain);
        clearTimeout(timer);
        source?.close();
        last = undefined;
      };
    },
    onConnection(listener) {
      connection.add(listener);
      return () => connection.delete(listener);
    },
  };
}
