import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { packageRoot } from "../../files/package-root.ts";
import { limitSentence } from "./limit-sentence.ts";
import type { WatcherMessage } from "./serve-site-watcher.ts";
import type { SourceChange, WatchedSite } from "./site-changes.ts";

export interface WatchOptions extends WatchedSite {
  readonly onChange: (changes: readonly SourceChange[]) => void;
  readonly print: (text: string) => void;
  /** The thread's module; our own unless a test passes another. */
  readonly module?: string;
}

export interface SiteWatcher {
  readonly ready: Promise<void>;
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
  let worker = start(() => undefined);

  function start(onReady: () => void): Worker {
    const started = new Worker(module, { workerData: site });
    started.on("message", (message: WatcherMessage) => {
      if (isClosed) return;
      if (message.kind === "limit") print(limitSentence(message.limit, site.root));
      else if (message.kind === "changes") changed(message.changes);
      else {
        onReady();
        ready();
      }
    });
    let reason = "its thread ended";
    started.on("error", (error) => {
      reason = error.message;
    });
    started.on("exit", () => {
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

  return {
    ready: isReady,
    async close() {
      isClosed = true;
      clearTimeout(restarting);
      clearImmediate(notifying);
      await worker.terminate();
    },
  };
}

const ownModule = join(packageRoot, "cli/dev/watch/watch-worker.js");
