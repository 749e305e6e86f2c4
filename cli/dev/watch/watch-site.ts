import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { packageRoot } from "../../files/package-root.ts";
import { limitSentence } from "./limit-sentence.ts";
import type { QuietRequest, WatcherMessage } from "./serve-site-watcher.ts";
import type { SourceChange, WatchedSite } from "./site-changes.ts";

interface WatchOptions extends WatchedSite {
  readonly onChange: (changes: readonly SourceChange[]) => void;
  /** Writes to the terminal. */
  readonly print: (text: string) => void;
  /** The thread's module; our own unless a test passes another. */
  readonly module?: string;
}

interface SiteWatcher {
  readonly ready: Promise<void>;
  /** Resolves once every change that was made before has been reported, or the watcher is closed. */
  quiet(): Promise<void>;
  close(): Promise<void>;
}

const restartMs = 1000;
const everything: readonly SourceChange[] = ["content", "styles", "block-styles", "blocks", "code"];

export function watchSite({ onChange, print, module = ownModule, ...site }: WatchOptions): SiteWatcher {
  let ready = () => {};
  const isReady = new Promise<void>((done) => {
    ready = done;
  });
  const waiting = new Set<SourceChange>();
  let notifying: NodeJS.Immediate | undefined;
  let restarting: NodeJS.Timeout | undefined;
  let printed: string | undefined;
  let isClosed = false;
  const asked = new Map<number, () => void>();
  let lastId = 0;
  let isUp = false;
  let worker = start(() => undefined);

  function start(onReady: () => void): Worker {
    const started = new Worker(module, { workerData: site });
    started.on("message", (message: WatcherMessage) => {
      if (isClosed) return;
      if (message.kind === "limit") print(limitSentence(message.limit, site.root));
      else if (message.kind === "changes") changed(message.changes);
      else if (message.kind === "quiet") answered(message.id);
      else {
        isUp = true;
        onReady();
        ready();
        for (const id of asked.keys()) ask(started, id);
      }
    });
    let reason = "its thread ended";
    started.on("error", (error) => {
      reason = error.message;
    });
    started.on("exit", () => {
      isUp = false;
      if (isClosed) return;
      if (reason !== printed)
        print(`The watcher of the site's files has failed and is started again: ${reason}.\n`);
      printed = reason;
      restarting = setTimeout(() => {
        worker = start(() => changed(everything));
      }, restartMs);
      ready();
    });
    return started;
  }

  /** Reports what has come in one turn of the event loop at once. */
  function changed(changes: readonly SourceChange[]): void {
    for (const change of changes) waiting.add(change);
    notifying ??= setImmediate(() => {
      notifying = undefined;
      const all = [...waiting];
      waiting.clear();
      onChange(all);
    });
  }

  const ask = (thread: Worker, id: number) => thread.postMessage({ id } satisfies QuietRequest);

  /** After the changes of the same turn. */
  function answered(id: number): void {
    setImmediate(() => {
      asked.get(id)?.();
      asked.delete(id);
    });
  }

  return {
    ready: isReady,
    quiet: () =>
      new Promise((done) => {
        const id = ++lastId;
        if (isClosed) return done();
        asked.set(id, done);
        if (isUp) ask(worker, id);
      }),
    async close() {
      isClosed = true;
      clearTimeout(restarting);
      clearImmediate(notifying);
      await worker.terminate();
      for (const done of asked.values()) done();
      asked.clear();
    },
  };
}

const ownModule = join(packageRoot, "cli/dev/watch/watch-worker.js");
