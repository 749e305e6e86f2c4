import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { join } from "node:path";

export interface WatchedFolders {
  /** Absolute. */
  readonly folders: readonly string[];
  /** Whether a file or folder can matter, or what is below it; by its absolute path. */
  readonly isWatched: (path: string) => boolean;
  readonly onChange: (path: string) => void;
}

interface Watched {
  readonly watcher: FSWatcher;
  /** The folder's identity on disk: one of the same name may take its place. */
  readonly identity: string;
}

/**
 * Calls back with the path of every file that is written, added or removed in some folders, at any depth. The
 * system's own watch of one folder misses nothing in it; folders that come, go or are replaced, as when another
 * branch is checked out, are looked for whenever a name changes, and their files count as changed.
 */
export function watchFolders({ folders, isWatched, onChange }: WatchedFolders): { close(): void } {
  const watched = new Map<string, Watched>();
  let closed = false;
  look(() => undefined);

  function look(onFile: (path: string) => void): void {
    if (closed) return;
    const found = new Map<string, string>();
    for (const folder of folders) findFolders(folder, found);
    for (const [path, { watcher, identity }] of watched) {
      if (found.get(path) === identity) continue;
      watcher.close();
      watched.delete(path);
    }
    for (const [path, identity] of found) {
      if (watched.has(path)) continue;
      const watcher = watch(path, (event, name) => {
        // Windows and macOS say nothing of what became of a watched folder itself.
        const file = name === null ? path : join(path, name);
        if (isWatched(file)) onChange(file);
        if (event === "rename") look(onChange);
      });
      watcher.on("error", () => look(onChange));
      watched.set(path, { watcher, identity });
      for (const { name } of entriesOf(path)) if (isWatched(join(path, name))) onFile(join(path, name));
    }
  }

  function findFolders(path: string, found: Map<string, string>): void {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isDirectory()) return;
    const identity = `${stats.dev} ${stats.ino} ${stats.birthtimeMs}`;
    // A symbolic link to a folder above would never end.
    if ([...found.values()].includes(identity)) return;
    found.set(path, identity);
    for (const entry of entriesOf(path)) {
      const inner = join(path, entry.name);
      if (!entry.isFile() && isWatched(inner)) findFolders(inner, found);
    }
  }

  return {
    close() {
      closed = true;
      for (const { watcher } of watched.values()) watcher.close();
    },
  };
}

/** What is in a folder; nothing if it went in the meantime. */
function entriesOf(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
}
