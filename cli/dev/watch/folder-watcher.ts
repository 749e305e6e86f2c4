import { type Dirent, type FSWatcher, readdirSync, readFileSync, type Stats, statSync, watch } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { ChangeBatch, type Clock, systemClock } from "./change-batch.ts";

interface WatchedFolders {
  /** Absolute. */
  readonly folders: readonly string[];
  /** Whether a file or folder can matter, or what is below it; by its absolute path. */
  readonly isWatched: (path: string) => boolean;
  /** Called with the absolute paths of what has changed. */
  readonly onChanges: (paths: ReadonlySet<string>) => void;
  /** Called if a folder can't be watched. */
  readonly onLimit: (limit: WatchLimit) => void;
  /** What says which changes belong together; the system's unless a test holds one. */
  readonly clock?: Clock;
}

/** Why the system does not watch a folder. Without permission it is left out, otherwise its files are polled. */
export interface WatchLimit {
  /** The system's name of the error, such as ENOSPC. */
  readonly code: string;
  readonly folder: string;
}

interface Watched {
  readonly identity: string;
  readonly watcher: FSWatcher | undefined;
  readonly inner: Set<string>;
  stamps: ReadonlyMap<string, string>;
}

const pollMs = 1000;
/** A change of a file's times that is this much older than an event may still be what the event is of. */
const clockMs = 2000;

const isDenied = (code: string) => code === "EACCES" || code === "EPERM";

/**
 * Watches the files of some folders, at any depth. It asks the system to watch each folder by itself, and looks at a
 * folder's names again after one of them has changed, so that folders that come, go or are replaced, as when another
 * branch is checked out, are followed; their files count as changed. Folders that the system does not watch are polled.
 */
export class FolderWatcher {
  readonly #options: WatchedFolders;
  readonly #watched = new Map<string, Watched>();
  /** Folders that may not be read. */
  readonly #denied = new Set<string>();
  readonly #limits = new Set<string>();
  readonly #batch: ChangeBatch;
  readonly #named = new Set<string>();
  readonly #isQueueLong = countQueue();
  #waiting: (() => void)[] = [];
  #isIncomplete = false;
  #polling: NodeJS.Timeout | undefined;

  constructor(options: WatchedFolders) {
    this.#options = options;
    this.#batch = new ChangeBatch({
      clock: options.clock ?? systemClock,
      isGrowing: () => this.#lookAgain(),
      onBatch: () => this.#report(),
    });
    for (const folder of options.folders) this.#open(folder, () => undefined);
    this.#pollLater();
  }

  close(): void {
    this.#batch.close();
    clearTimeout(this.#polling);
    for (const { watcher } of this.#watched.values()) watcher?.close();
    this.#watched.clear();
    this.#release();
  }

  /**
   * Resolves once every change that was made before is in a batch, reported or not. Linux has an event ready when the system call
   * that it is of returns; other systems may be later.
   */
  async noted(): Promise<void> {
    // The first turn may have begun to read events before this was called.
    await nextTurn();
    await nextTurn();
    this.#pollOnce();
  }

  /** Resolves once every change that was made before is reported. */
  async quiet(): Promise<void> {
    await this.noted();
    if (!this.#batch.isEmpty) await new Promise<void>((done) => this.#waiting.push(done));
  }

  #open(path: string, onFile: (file: string) => void): void {
    const stats = statOf(path);
    if (!stats?.isDirectory() || this.#isWithinItself(path, identityOf(stats))) return;
    const started = this.#start(path);
    if (started === "left out") return;
    const entries = entriesOf(path) ?? [];
    const isPolled = started === "polled";
    this.#watched.set(path, {
      identity: identityOf(stats),
      watcher: isPolled ? undefined : started,
      inner: new Set(),
      stamps: isPolled ? stampsOf(path, entries) : new Map(),
    });
    this.#watched.get(dirname(path))?.inner.add(path);
    for (const entry of entries) {
      const inner = join(path, entry.name);
      if (!this.#options.isWatched(inner)) continue;
      onFile(inner);
      if (!entry.isFile()) this.#open(inner, onFile);
    }
  }

  #isWithinItself(path: string, identity: string): boolean {
    for (let above = dirname(path); this.#watched.has(above); above = dirname(above))
      if (this.#watched.get(above)?.identity === identity) return true;
    return false;
  }

  #start(path: string): FSWatcher | "polled" | "left out" {
    try {
      const watcher = watch(path, (event, name) => this.#onEvent(path, event, name));
      // Of a folder that was removed, on Windows.
      watcher.on("error", () => {
        this.#close(path);
        this.#named.add(dirname(path));
        this.#batch.add(path);
      });
      return watcher;
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (code === "ENOENT" || code === "ENOTDIR") return "left out";
      this.#limit(code, path);
      return isDenied(code) ? "left out" : "polled";
    }
  }

  #onEvent(path: string, event: string, name: string | null): void {
    const file = name === null ? path : join(path, name);
    if (this.#isQueueLong()) this.#isIncomplete = true;
    if (event === "rename" || name === null) this.#named.add(path);
    if (this.#denied.has(file)) this.#named.add(path).add(file);
    this.#batch.add(file);
  }

  #limit(code: string, folder: string): void {
    if (isDenied(code)) this.#denied.add(folder);
    if (this.#limits.has(code)) return;
    this.#limits.add(code);
    this.#options.onLimit({ code, folder });
  }

  #close(path: string): void {
    const known = this.#watched.get(path);
    known?.watcher?.close();
    this.#watched.delete(path);
    this.#watched.get(dirname(path))?.inner.delete(path);
    for (const inner of known?.inner ?? []) this.#close(inner);
  }

  #report(): void {
    if (this.#isIncomplete)
      for (const file of this.#changedSince(this.#batch.startMs - clockMs)) this.#batch.add(file);
    this.#isIncomplete = false;
    const paths = new Set([...this.#batch.take()].filter(this.#options.isWatched));
    if (paths.size > 0) this.#options.onChanges(paths);
    this.#release();
  }

  /** Ends the waiting for what has been reported by now. */
  #release(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const done of waiting) done();
  }

  /** Opens the folders that have come since, and closes those that have gone. Returns whether one has come. */
  #lookAgain(): boolean {
    const looked = this.#isIncomplete ? [...this.#watched.keys()] : [...this.#named];
    this.#named.clear();
    return looked.map((path) => this.#watched.has(path) && this.#lookInto(path)).includes(true);
  }

  #lookInto(path: string): boolean {
    const entries = entriesOf(path);
    if (!entries) {
      this.#limit("EACCES", path);
      return false;
    }
    const folders = new Set(
      entries
        .flatMap((entry) => (entry.isFile() ? [] : [join(path, entry.name)]))
        .filter(this.#options.isWatched),
    );
    for (const known of this.#watched.get(path)?.inner ?? []) if (!folders.has(known)) this.#close(known);
    return [...folders].map((folder) => this.#isOther(folder) && this.#openNew(folder)).includes(true);
  }

  /** Whether what is at a path is another folder than the one that is watched there, or no longer one. */
  #isOther(path: string): boolean {
    const stats = statOf(path);
    const identity = stats?.isDirectory() ? identityOf(stats) : undefined;
    return this.#watched.get(path)?.identity !== identity;
  }

  #openNew(folder: string): boolean {
    this.#close(folder);
    this.#denied.delete(folder);
    this.#open(folder, (file) => this.#batch.add(file));
    return this.#watched.has(folder);
  }

  /** What has changed since a time, as far as the file system says it; of a folder whose names changed all files. */
  #changedSince(sinceMs: number): string[] {
    const isSince = (path: string) => (statOf(path)?.ctimeMs ?? 0) >= sinceMs;
    return [...this.#watched.keys()].flatMap((path) => {
      const hasOtherNames = isSince(path);
      const files = (entriesOf(path) ?? []).map(({ name }) => join(path, name));
      return files.filter((file) => hasOtherNames || isSince(file));
    });
  }

  #pollLater(lastMs = 0): void {
    // For thousands of files that take a while, less often.
    this.#polling = setTimeout(() => this.#poll(), Math.max(pollMs, 10 * lastMs));
  }

  #poll(): void {
    const startedMs = performance.now();
    this.#pollOnce();
    this.#pollLater(performance.now() - startedMs);
  }

  #pollOnce(): void {
    // No folder above them is watched that would say so.
    for (const folder of this.#options.folders)
      if (this.#isOther(folder) && this.#openNew(folder)) this.#batch.add(folder);
    for (const [path, known] of this.#watched) {
      if (known.watcher) continue;
      const before = known.stamps;
      known.stamps = stampsOf(path, entriesOf(path) ?? []);
      const others = differences(before, known.stamps);
      if (others.length > 0) this.#named.add(path);
      for (const name of others) this.#batch.add(join(path, name));
    }
  }
}

function identityOf({ dev, ino, birthtimeMs }: Stats): string {
  return `${dev} ${ino} ${birthtimeMs}`;
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** What is in a folder: nothing if it was removed meanwhile; undefined if it may not be read. */
function entriesOf(path: string): readonly Dirent[] | undefined {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    return isDenied((error as NodeJS.ErrnoException).code ?? "") ? undefined : [];
  }
}

function stampsOf(path: string, entries: readonly Dirent[]): ReadonlyMap<string, string> {
  return new Map(
    entries.map(({ name }) => {
      const stats = statOf(join(path, name));
      return [name, stats ? `${identityOf(stats)} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : ""];
    }),
  );
}

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}

/**
 * Returns what is called for each event, and says whether so many were waiting when the thread came back to its event loop that
 * Linux may have dropped some: it drops what is more than its queue takes, and Node does not report that.
 */
function countQueue(): () => boolean {
  const half = queueLength() / 2;
  let count = 0;
  return () => {
    if (count === 0) {
      setImmediate(() => {
        count = 0;
      });
    }
    return ++count > half;
  };
}

function queueLength(): number {
  try {
    return Number(readFileSync("/proc/sys/fs/inotify/max_queued_events", "utf8"));
  } catch {
    return 16_384;
  }
}
