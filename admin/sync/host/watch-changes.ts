import type { Host, SiteChange } from "./host.ts";

interface Changed {
  readonly version: string;
  readonly changes: readonly SiteChange[];
}

const everything: readonly SiteChange[] = ["content", "styles", "code"];

/** The first delay before reconnecting, in milliseconds; it doubles. */
const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/** Watches the site on the server. */
interface Watch extends Required<Pick<Host, "onSiteChanged" | "onConnection">> {
  /** Notes the version of the site that was loaded, of which a listener that is added then knows. */
  onLoaded(version: string): void;
}

type Listener = Parameters<Watch["onSiteChanged"]>[0];

/** Server-sent events of `site dev`. After a restart of the server, everything may have changed. */
export function watchChanges(address: string): Watch {
  /** With the version that each knows of; none for one that came before any. */
  const listeners = new Map<Listener, string | undefined>();
  const connection = new Set<Parameters<Watch["onConnection"]>[0]>();
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: string | undefined;
  let loaded: string | undefined;
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
    // EventSource retries twice a second, without end.
    opened.addEventListener("error", () => {
      opened.close();
      failures += 1;
      timer = setTimeout(open, Math.min(firstWaitMs * 1.5 ** failures, longestWaitMs));
      tell();
    });
    opened.addEventListener("change", ({ data }) => {
      const { version, changes } = JSON.parse(data as string) as Changed;
      const previous = last;
      last = version;
      for (const [listener, known] of listeners) {
        listeners.set(listener, version);
        if (known === undefined || known === version) continue;
        listener(known === previous && changes.length > 0 ? changes : everything);
      }
    });
  };
  const openAgain = () => {
    if (failures > 0) open();
  };
  return {
    onSiteChanged(listener) {
      // A function of its own for each call, so that one cleanup does not remove another's listener.
      const own: typeof listener = (changes) => listener(changes);
      listeners.set(own, loaded);
      // What has changed since it was loaded was told to others only.
      if (loaded !== undefined && last !== undefined && loaded !== last)
        queueMicrotask(() => {
          if (!listeners.has(own)) return;
          listeners.set(own, last);
          own(everything);
        });
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
    onLoaded(version) {
      loaded = version;
    },
    onConnection(listener) {
      connection.add(listener);
      return () => connection.delete(listener);
    },
  };
}
