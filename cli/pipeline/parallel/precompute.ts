import type { SavedFragments } from "../../../renderer/resolve/report/fragments.ts";
import type { Settings } from "../../../renderer/site.ts";
import type { Mode } from "../../assets/bundle/vite-config.ts";
import type { LoadedAssets } from "../../assets/load-assets.ts";
import { drawTimeout } from "../../assets/own-code/draw-limit.ts";
import type { RememberedPages } from "../../incremental/pages.ts";
import type { PagesVersion } from "../../incremental/versions.ts";
import type { OpenedSite } from "../open/open-site.ts";
import type { SiteSources } from "../read/read-site.ts";
import type { SliceJob } from "./make-slice.ts";

/** The parts of a build that run in other threads. */
export interface Precomputed {
  /** The fragments that were resolved there; undefined if none were. */
  resolved(): Promise<SavedFragments | undefined>;
  /** Rendered pages, for those that are missing. */
  pages(missing: MissingPages): Promise<readonly RememberedPages[]>;
}

interface MissingPages {
  readonly resolved: SavedFragments | undefined;
  readonly version: PagesVersion;
  readonly count: number;
}

/** What the other threads need to start. */
export interface PrecomputeInput {
  readonly opened: OpenedSite;
  readonly sources: SiteSources;
  readonly options: PrecomputeOptions;
  /** Called once, when a thread knows the settings. */
  readonly loadAssets: (settings: Settings) => Promise<LoadedAssets>;
}

interface PrecomputeOptions {
  readonly config: string;
  readonly mode?: Mode | undefined;
  readonly baseUrl?: string | undefined;
  readonly cacheDir?: string | undefined;
  /** One for each core for a large site and none for a small one, unless it is given. */
  readonly threads?: number | undefined;
}

export function jobOf({
  opened,
  options,
}: PrecomputeInput): Omit<SliceJob, "index" | "count" | "resolved" | "folder"> {
  const { root, today, now, future, cache, memory } = opened;
  const { config, mode, baseUrl, cacheDir } = options;
  return {
    ...{
      root,
      config,
      today,
      now,
      future,
      mode,
      baseUrl,
      run: memory.run,
      drawTimeout: drawTimeout(),
      entries: memory.files(),
    },
    cache: { isUsed: cache.isUsed, folder: cacheDir },
  };
}
