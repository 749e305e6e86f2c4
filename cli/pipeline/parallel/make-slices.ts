import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { mergeFragments, type SavedFragments } from "../../../renderer/resolve/report/fragments.ts";
import type { Shard } from "../../../renderer/resolve/resolve-shard.ts";
import type { Settings } from "../../../renderer/site.ts";
import type { MadeAssets } from "../../assets/render-assets.ts";
import { packageRoot } from "../../files/package-root.ts";
import type { SavedPages } from "../../incremental/pages.ts";
import { stopOnSignal } from "../../write/on-signal.ts";
import type { MadeSlice, SliceJob } from "./make-slice.ts";
import type { SliceMessage } from "./serve-slice.ts";

/** The slices of a site, joined. */
export interface MadeSlices {
  readonly resolved: SavedFragments;
  readonly pages: readonly SavedPages[];
  /** Whether every slice was made. */
  readonly isWhole: boolean;
  /** The first error that was thrown; undefined if there was none. */
  readonly failure: unknown;
}

interface MakeSlices {
  readonly job: Omit<SliceJob, "index" | "count">;
  readonly assets: (settings: Settings) => Promise<MadeAssets>;
  /** How many slices are made at once: as many as there are cores, unless it is given. */
  readonly threads?: number | undefined;
  /** The slice that is cut into so many: the whole site, unless it is given. */
  readonly of?: Shard;
}

/** Makes a site in slices, as many at once as there are cores. */
export async function makeSlices({
  job,
  assets,
  threads = availableParallelism(),
  of = { index: 0, count: 1 },
}: MakeSlices): Promise<MadeSlices> {
  let asked: Promise<MadeAssets> | undefined;
  const assetsOnce = (settings: Settings) => {
    asked ??= assets(settings);
    return asked;
  };
  const slices = Array.from({ length: threads }, (_, thread) => {
    const [index, count] = [of.index + of.count * thread, of.count * threads];
    return runSlice({ ...job, index, count, run: `${job.run}.${index}` }, assetsOnce);
  });
  const results = await Promise.all(slices);
  const made = results.flatMap(({ slice }) => slice ?? []);
  return {
    resolved: mergeFragments(made.map(({ resolved }) => resolved)),
    pages: made.map(({ pages }) => pages),
    isWhole: made.length === threads,
    failure: results.find(({ failure }) => failure !== undefined)?.failure,
  };
}

/** The most memory of a thread for what is soon forgotten. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

interface SliceResult {
  readonly slice?: MadeSlice | undefined;
  readonly failure?: unknown;
}

function runSlice(job: SliceJob, assets: MakeSlices["assets"]): Promise<SliceResult> {
  const worker = new Worker(join(packageRoot, "cli/pipeline/parallel/slice-worker.js"), {
    workerData: job,
    resourceLimits,
  });
  stopOnSignal(worker);
  return new Promise((done) => {
    worker.on("message", (message: SliceMessage) => {
      if (message.kind === "made") done({ slice: message.slice });
      else
        assets(message.settings).then(
          ({ styles, fonts: { display, text }, scripts: { loader, words } }) => {
            const faceOf = ({ family, css, fallback, preloads }: typeof text) => ({
              family,
              css,
              fallback,
              preloads,
            });
            const fonts = { display: faceOf(display), text: faceOf(text) };
            worker.postMessage({
              styles,
              fonts,
              scripts: { loader, ...(words && { words }) },
            } satisfies MadeAssets);
          },
          (failure) => {
            done({ failure });
            void worker.terminate();
          },
        );
    });
    worker.on("error", (failure) => done({ failure }));
    worker.on("exit", () => done({ failure: new Error("The thread ended before its slice was made.") }));
  });
}
