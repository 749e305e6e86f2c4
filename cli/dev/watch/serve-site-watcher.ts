import type { MessagePort } from "node:worker_threads";
import { FolderWatcher, type WatchLimit } from "./folder-watcher.ts";
import { type SourceChange, siteFiles, type WatchedSite } from "./site-changes.ts";

export type WatcherMessage =
  | { readonly kind: "ready" }
  | { readonly kind: "changes"; readonly changes: readonly SourceChange[] }
  | { readonly kind: "limit"; readonly limit: WatchLimit }
  | { readonly kind: "quiet"; readonly id: number };

/** Asks for the message `quiet` with the same number, which comes after all changes that were made before. */
export interface QuietRequest {
  readonly id: number;
}

export function serveSiteWatcher(port: MessagePort, site: WatchedSite): void {
  const send = (message: WatcherMessage) => port.postMessage(message);
  const { folders, isWatched, changeOf } = siteFiles(site);
  const watcher = new FolderWatcher({
    folders,
    isWatched,
    onChanges(paths) {
      const changes = new Set([...paths].flatMap((path) => changeOf(path) ?? []));
      if (changes.size > 0) send({ kind: "changes", changes: [...changes] });
    },
    onLimit: (limit) => send({ kind: "limit", limit }),
  });
  port.on("message", ({ id }: QuietRequest) => {
    void watcher.quiet().then(() => send({ kind: "quiet", id }));
  });
  send({ kind: "ready" });
}
