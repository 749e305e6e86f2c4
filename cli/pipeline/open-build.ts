import type { Settings } from "../../renderer/site.ts";
import { dayOf } from "../../schema/day-of.ts";
import { emptyModel } from "../../schema/model.ts";
import type { Validators } from "../../schema/parse.ts";
import { type LoadedAssets, loadAssets } from "../assets/load-assets.ts";
import { type LoadedBlock, loadBlocks } from "../assets/load-blocks.ts";
import { loadValidators } from "../assets/validators.ts";
import type { BuildOptions } from "../commands/build-options.ts";
import type { SiteFolder } from "../files/site-folder.ts";
import { type Cache, openCache } from "../incremental/cache.ts";
import { openIndex, type SiteIndex } from "../incremental/site-index.ts";
import { limitHeapGrowth } from "../limit-heap.ts";
import type { CommandTerminal } from "../terminal.ts";
import { readSite, type SiteSources } from "./read/read-site.ts";
import { isOtherUrl, withBaseUrl } from "./read/with-base-url.ts";
import type { SliceJob } from "./render/slices/make-slice.ts";

/** A site that was read, and what it is built with. */
export interface OpenBuild {
  readonly root: string;
  readonly cache: Cache;
  readonly index: SiteIndex;
  readonly blocks: readonly LoadedBlock[];
  /** Changes with the site's own code. */
  readonly code: string;
  readonly sources: SiteSources;
  /** Whether it is published at another address than its own. */
  readonly isStaging: boolean;
  readonly validators: Validators;
  /** The day, as 2026-01-31. */
  readonly today: string;
  readonly future: boolean;
  loadAssets(settings: Settings): Promise<LoadedAssets>;
  /** What another thread is told to read the same. */
  readonly job: Omit<SliceJob, "index" | "count" | "parts" | "folder">;
}

/** Reads a site to build it. */
export async function openBuild(
  folder: SiteFolder,
  options: BuildOptions,
  { stderr, step }: Pick<CommandTerminal, "stderr" | "step">,
): Promise<OpenBuild> {
  limitHeapGrowth();
  const root = folder.path;
  const { config, mode, baseUrl, cacheDir, future = false, today = dayOf(new Date()) } = options;
  const warn = (text: string) => void stderr.write(text);
  const cache = openCache(root, { folder: cacheDir, isUsed: options.cache, warn });
  const { blocks, formats, version: code } = await loadBlocks(folder);
  const index = await openIndex(cache, { code, future, paranoid: options.paranoid });
  const read = await readSite(folder, config, { formats, cache, kept: index.entries });
  step("read");
  const sources = withBaseUrl(read, baseUrl);
  const definitions = blocks.map(({ block }) => block);
  const validators = await loadValidators(definitions, sources.model ?? emptyModel, cache);
  return {
    ...{ root, cache, index, blocks, code, sources, validators, today, future },
    isStaging: isOtherUrl(read, baseUrl),
    loadAssets: (settings) => loadAssets(settings, { root, blocks, own: sources.fonts, mode, cache }),
    job: {
      ...{ root, config, today, future, mode, baseUrl },
      cache: { isUsed: cache.isUsed, folder: cacheDir },
      run: index.run,
      get entries() {
        return index.files();
      },
    },
  };
}
