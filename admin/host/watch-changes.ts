import type { Host, SiteChange } from "./host.ts";

interface Changed {
  readonly version: string;
  readonly changes: readonly SiteChange[];
}

const everything: readonly SiteChange[] = ["content", "styles", "code"];

/**
 * Listens to the server-sent events of `site dev` for as long as somebody wants to know. A server that was started
 * again can't say what changed meanwhile, so everything may have.
 */
export function watchChanges(address: string): Host["onSiteChanged"] {
  const listeners = new Set<Parameters<Host["onSiteChanged"]>[0]>();
  let source: EventSource | undefined;
  const open = () => {
    let last: string | undefined;
    const opened = new EventSource(address);
    opened.addEventListener("change", ({ data }) => {
      const { version, changes } = JSON.parse(data as string) as Changed;
      const isFirst = last === undefined;
      const isNew = version !== last;
      last = version;
      if (isFirst || !isNew) return;
      for (const listener of listeners) listener(changes.length > 0 ? changes : everything);
    });
    return opened;
  };
  return (listener) => {
    // One of its own for each time that it is given, so that ending one does not end the other.
    const own: typeof listener = (changes) => listener(changes);
    listeners.add(own);
    source ??= open();
    return () => {
      listeners.delete(own);
      if (listeners.size > 0) return;
      source?.close();
      source = undefined;
    };
  };
}
