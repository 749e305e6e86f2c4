import { openShardOf } from "../../../renderer/check/check-site.ts";
import { renderPage } from "../../../renderer/render/render-site.ts";
import type { SavedFragments } from "../../../renderer/resolve/report/fragments.ts";
import type { Shard } from "../../../renderer/resolve/resolve-shard.ts";
import type { Settings, SitePage } from "../../../renderer/site.ts";
import { emptyModel } from "../../../schema/model/model.ts";
import type { Mode } from "../../assets/bundle/vite-config.ts";
import { assetsVersion } from "../../assets/load-assets.ts";
import { setDrawTimeout, withDrawLimit } from "../../assets/own-code/draw-limit.ts";
import { loadBlocks } from "../../assets/own-code/load-blocks.ts";
import { loadValidators } from "../../assets/own-code/validators.ts";
import { createRenderAssets, type MadeAssets } from "../../assets/render-assets.ts";
import { openCache } from "../../incremental/cache.ts";
import { rememberEntries, type SavedEntryFiles } from "../../incremental/entries.ts";
import {
  type RenderedPageRecord,
  type SavedFile,
  type SavedPages,
  savePages,
  sheetOf,
} from "../../incremental/pages.ts";
import { pagesVersion } from "../../incremental/versions.ts";
import { openSiteFolder } from "../../write/open-site-folder.ts";
import { createPageStore, type StoredFile } from "../../write/page-store.ts";
import { checkInput } from "../check/check-sources.ts";
import { readSite } from "../read/read-site.ts";
import { isOtherUrl, withBaseUrl } from "../read/with-base-url.ts";

export interface SliceJob extends Shard {
  /** The site's folder, absolute. */
  readonly root: string;
  /** Relative to the root. */
  readonly config: string;
  /** As 2026-01-31. */
  readonly today: string;
  /** In milliseconds. */
  readonly now?: number | undefined;
  /** Whether entries and pages whose day has not come are included. */
  readonly future: boolean;
  readonly mode?: Mode | undefined;
  /** Replaces `site.url`. */
  readonly baseUrl?: string | undefined;
  readonly cache: { readonly isUsed: boolean; readonly folder?: string | undefined };
  /** The entries' files as they were read already. */
  readonly entries: SavedEntryFiles;
  /** What is resolved already. */
  readonly resolved: SavedFragments | undefined;
  /** In seconds. */
  readonly drawTimeout: number;
  /** The id of the run. */
  readonly run: string;
  /** Where pages are written, absolute; undefined if they are only resolved. */
  readonly folder: string | undefined;
}

/** A slice of a site that another thread has resolved and rendered. */
export interface MadeSlice {
  readonly resolved: SavedFragments;
  readonly pages: SavedPages;
}

/**
 * Reads a site and makes a slice of it: resolves its pages and entries, and renders the pages one after the other, so
 * that the memory that it takes does not grow with their number. Undefined for a site with an error in its sources.
 */
export async function makeSlice(
  job: SliceJob,
  assetsFor: (settings: Settings) => Promise<MadeAssets>,
): Promise<MadeSlice | undefined> {
  const { root, future, today, now, run, resolved: before, baseUrl } = job;
  setDrawTimeout(job.drawTimeout);
  const folder = await openSiteFolder(root, root);
  const cache = openCache(root, { ...job.cache, warn: () => undefined });
  const {
    blocks,
    formats,
    imports,
    islands,
    problems: codeProblems,
    version: code,
  } = await loadBlocks(folder, cache);
  const read = await readSite(folder, job.config, {
    formats,
    cache,
    remembered: rememberEntries(root, job.entries, false),
  });
  const sources = withBaseUrl(read, baseUrl);
  const definitions = blocks.map(({ block }) => block);
  const validators = await loadValidators(definitions, sources.model ?? emptyModel, cache);
  const input = checkInput(sources, {
    root,
    blocks,
    imports,
    islands,
    codeProblems,
    validators,
    today,
    now,
    future,
    drawsViews: false,
  });
  const slice = openShardOf({ ...input, before, run }, job);
  if (!slice) return undefined;
  const { settings, feeds, pages, search } = slice;
  if (job.folder === undefined) return { resolved: slice.resolve(() => undefined), pages: savePages("", []) };

  const made = await assetsFor(settings);
  const assets = createRenderAssets(settings, made);
  const store = createPageStore(job.folder);
  const isStaging = isOtherUrl(read, baseUrl);
  const records: RenderedPageRecord[] = [];
  const render = (resolved: SitePage, deferred: ReadonlyMap<string, unknown>) => {
    const page = isStaging ? { ...resolved, listed: false } : resolved;
    const context = { settings, feeds, pages, search, redirects: [] };
    const result = withDrawLimit(`The page ${page.href}`, () => renderPage(context, page, assets));
    // Slices can have values in common that are written by each.
    const data = [...deferred].map(([path, value]) => ({ path: path.slice(1), text: JSON.stringify(value) }));
    const { path, resolvedIn, missing } = page;
    records.push({
      page: { path, resolvedIn, missing },
      files: [store.page(result), ...data.map(store.file)].map(savedFile),
      pictures: result.pictures,
      sheet: result.tellsSheet ? sheetOf(page) : "",
    });
  };
  const resolved = slice.resolve(render);
  const version = pagesVersion(sources, { code, future, baseUrl, assets: assetsVersion(made, slice) });
  return { resolved, pages: savePages(version, records) };
}

const savedFile = ({ path, size }: StoredFile): SavedFile => [path, String(size)];
