import { resolveObjectURL } from "node:buffer";
import { IDBFactory } from "fake-indexeddb";
import { vi } from "vitest";
import { createMemoryLocks } from "./memory-locks.ts";

/** What tabs of one browser share: its database, its storage, its locks and the channels on which they talk. */
export interface MemoryBrowser {
  /** Until the next one, code that asks for the browser is in this tab. */
  enter(tab: object): void;
  /** A tab is gone, at once and for good. */
  end(tab: object): void;
  /** The database refuses from now on. */
  refuse(): void;
  /** What was downloaded, the last one first. */
  readonly downloads: readonly Download[];
}

interface Download {
  readonly name: string;
  readonly blob: Blob;
}

/** Puts a browser in place of this process's own globals, until the test is over. */
export function installMemoryBrowser(): MemoryBrowser {
  const locks = createMemoryLocks();
  const channels = new Set<MemoryChannel>();
  const kept = new Map<string, string>();
  const downloads: Download[] = [];
  let current: object = {};
  class MemoryChannel extends EventTarget {
    readonly tab = current;
    constructor(readonly name: string) {
      super();
      channels.add(this);
    }
    postMessage(message: unknown) {
      for (const other of channels) {
        if (other === this || other.name !== this.name || !channels.has(this)) continue;
        const data = structuredClone(message);
        queueMicrotask(
          () => channels.has(other) && other.dispatchEvent(new MessageEvent("message", { data })),
        );
      }
    }
  }
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("BroadcastChannel", MemoryChannel);
  vi.stubGlobal("location", { origin: "http://localhost:4321", pathname: "/admin/" });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  // Without a screen there is nothing that could have the focus.
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("document", {
    createElement: () => ({
      ...{ style: {}, href: "", download: "", setAttribute() {} },
      click() {
        const blob = resolveObjectURL(this.href);
        if (blob) downloads.unshift({ name: this.download, blob: blob as Blob });
      },
    }),
    body: { append() {} },
  });
  const enter = (tab: object) => {
    current = tab;
    vi.stubGlobal("navigator", { platform: "Linux", locks: locks.of(tab) });
  };
  enter(current);
  return {
    enter,
    downloads,
    end(tab) {
      for (const channel of channels) if (channel.tab === tab) channels.delete(channel);
      locks.end(tab);
    },
    refuse() {
      vi.stubGlobal("indexedDB", {
        open() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    },
  };
}
