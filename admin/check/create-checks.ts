import { sameValue } from "../../editing/document/value.ts";
import type { MediaMetadata } from "../../renderer/resolve/pictures/pictures.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import { startWorker } from "../ui/browser/trusted-types.ts";
import type { FromWorker, ToWorker } from "./check-worker.ts";
import {
  type CheckedEntry,
  type CheckRequest,
  changesOf,
  type OpenedSite,
  type SiteFiles,
} from "./checked-site.ts";
import { importValidators } from "./import-validators.ts";
import type { SiteChecker } from "./site-checker.ts";

interface ChecksOptions {
  readonly site: OpenedSite;
  readonly validators: string;
  readonly worker: string | undefined;
  readonly files: () => SiteFiles;
}

/** Checks the edited site in a worker. */
export interface Checks {
  /** `given` replaces files of the document. Rejects if the code of the checks can't be loaded; the next call tries again. */
  problemsOf(config: CheckRequest["config"], given?: Partial<SiteFiles>): Promise<readonly Problem[]>;
  /** Ends the worker. */
  stop(): void;
}

interface Checker {
  check(request: CheckRequest): Promise<readonly Problem[]>;
  stop(): void;
}

/** In a worker, so that typing is not delayed. Where a content security policy forbids workers, on the main thread. */
export function createChecks({ site, validators, worker, files }: ChecksOptions): Checks {
  const onPage = () => checkerOnPage(site, validators);
  // Started with the first check, which is when the editor has been opened.
  let checker: Checker | undefined;
  const start = () =>
    worker === undefined ? onPage() : checkerInWorker(worker, { kind: "open", site, validators });
  let sent = nothingSent();
  let last: { readonly request: CheckRequest; readonly found: Promise<readonly Problem[]> } | undefined;
  const request = (config: CheckRequest["config"], given?: Partial<SiteFiles>): CheckRequest => {
    const { entries, media, ...others } = { ...files(), ...given };
    const changes = {
      entries: changesOf(sent.entries, entries),
      media: changesOf(sent.media, media),
    };
    sent = { entries, media: new Map(media) };
    return { config, ...others, ...changes };
  };
  return {
    async problemsOf(config, given) {
      checker ??= start();
      const asked = checker;
      try {
        const wanted = request(config, given);
        // What is saved has mostly been checked when it was changed.
        if (!last || !isSameSite(last.request, wanted))
          last = { request: wanted, found: asked.check(wanted) };
        return await last.found;
      } catch (error) {
        sent = nothingSent();
        last = undefined;
        if (checker === asked) {
          asked.stop();
          checker = error instanceof WorkerFailure ? onPage() : undefined;
        }
        if (!(error instanceof WorkerFailure) || checker === undefined) throw error;
        return checker.check(request(config, given));
      }
    },
    stop: () => checker?.stop(),
  };
}

function nothingSent(): Pick<SiteFiles, "entries" | "media"> {
  return { entries: new Map<string, CheckedEntry>(), media: new Map<string, MediaMetadata>() };
}

/** Whether a request is for the same site as the one before it. */
function isSameSite(before: CheckRequest, { entries, media, ...now }: CheckRequest): boolean {
  const isChanged = [entries, media].some(({ set, deleted }) => set.length + deleted.length > 0);
  const { entries: _, media: __, ...others } = before;
  const plain = ({ orders, ...rest }: typeof now) => ({ ...rest, orders: [...orders] });
  return !isChanged && sameValue(plain(others), plain(now));
}

class WorkerFailure extends Error {}

interface Waiting {
  resolve(problems: readonly Problem[]): void;
  reject(error: Error): void;
}

function checkerInWorker(address: string, open: ToWorker): Checker {
  const waiting = new Map<number, Waiting>();
  let hasFailed = false;
  let last = 0;
  const worker = startWorker(address);
  const fail = () => {
    hasFailed = true;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new WorkerFailure());
    waiting.clear();
  };
  worker.addEventListener("error", fail);
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if ("failure" in data) waiting.get(data.id)?.reject(new Error(data.failure));
    else waiting.get(data.id)?.resolve(data.problems);
    waiting.delete(data.id);
  });
  worker.postMessage(open);
  return {
    check(request) {
      if (hasFailed) return Promise.reject(new WorkerFailure());
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ kind: "check", id, request } satisfies ToWorker);
      });
    },
    stop: () => worker.terminate(),
  };
}

function checkerOnPage(site: OpenedSite, validators: string): Checker {
  let checker: Promise<SiteChecker> | undefined;
  const load = async () => {
    const [{ createSiteChecker }, compiled] = await Promise.all([
      import("./site-checker.ts"),
      importValidators(validators),
    ]);
    return createSiteChecker(site, compiled);
  };
  return {
    async check(request) {
      checker ??= load();
      return (await checker)(request);
    },
    stop() {},
  };
}
