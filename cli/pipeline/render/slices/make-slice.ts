import { openSliceOf } from "../../../../renderer/check/check-site.ts";
import { renderPage } from "../../../../renderer/render/render-site.ts";
import type { SavedFragments } from "../../../../renderer/resolve/fragments.ts";
import type { Slice } from "../../../../renderer/resolve/resolve-slice.ts";
import type { Settings, SitePage } from "../../../../renderer/site.ts";
import { emptyModel } from "../../../../schema/model.ts";
import { assetsVersion } from "../../../assets/load-assets.ts";
import { loadBlocks } from "../../../assets/load-blocks.ts";
import { createRenderAssets, type MadeAssets } from "../../../assets/render-assets.ts";
import type { Mode } from "../../../assets/scripts.ts";
import { loadValidators } from "../../../assets/validators.ts";
import { openSiteFolder } from "../../../files/site-folder.ts";
import { openCache } from "../../../incremental/cache.ts";
import { keptEntries, type SavedEntryFiles } from "../../../incremental/entry-files.ts";
import { type PagesVersion, pagesVersion, sheetOf } from "../../../incremental/known-pages.ts";
import { createPageStore, type StoredFile } from "../../../write/page-store.ts";
import { checkInput } from "../../check/check-sources.ts";
import { readSite } from "../../read/read-site.ts";
import { isOtherUrl, withBaseUrl } from "../../read/with-base-url.ts";

/** What is to be made of a site: JSON, for another thread. */
export interface SliceJob extends Slice {
  /** The site's folder, absolute. */
  readonly root: string;
  readonly config: string;
  readonly today: string;
  readonly future: boolean;
  readonly mode?: Mode | undefined;
  readonly baseUrl?: string | undefined;
  readonly cache: { readonly isUsed: boolean; readonly folder?: string | undefined };
  /** The entries' files as they have just been read. */
  readonly entries: SavedEntryFiles;
  /** What is resolved already. */
  readonly parts: SavedFragments | undefined;
  /** A name for the run that no other has. */
  readonly run: string;
  /** The folder that pages are written into; without one, none are rendered. */
  readonly folder: string | undefined;
}

/** What came of a slice: JSON. */
export interface MadeSlice {
  readonly parts: SavedFragments;
  readonly pages: SlicedPages;
}

/** Pages that were rendered ahead, each file in the folder of the slice. */
export interface SlicedPages {
  /** Changes with everything that they were rendered with. */
  readonly version: PagesVersion;
  readonly pictures: readonly string[];
  /** By their paths. */
  readonly pages: Readonly<Record<string, SlicedPage>>;
}

export interface SlicedPage {
  /** The run in which it was resolved. */
  readonly run: string;
  readonly files: readonly StoredFile[];
  /** Places of its pictures in the list of all. */
  readonly pictures: readonly number[];
  readonly sheet: string;
}

/**
 * Reads a site and makes a slice of it: resolves its parts, and renders its pages one after the other, so that the
 * memory that it takes does not grow with their number. Undefined for a site with an error in what is written.
 */
export async function makeSlice(
  job: SliceJob,
  assetsFor: (settings: Settings) => Promise<MadeAssets>,
): Promise<MadeSlice | undefined> {
  const { root, future, today, run, parts: before } = job;
  const folder = await openSiteFolder(root, root);
  const { blocks, formats, version: code } = await loadBlocks(folder);
  const cache = openCache(root, { ...job.cache, warn: () => undefined });
  const read = await readSite(folder, job.config, {
    formats,
    cache,
    kept: keptEntries(root, job.entries, false),
  });
  const sources = withBaseUrl(read, job.baseUrl);
  const definitions = blocks.map(({ block }) => block);
  const validators = await loadValidators(definitions, sources.model ?? emptyModel, cache);
  const input = checkInput(sources, { root, blocks, validators, today, future });
  const slice = openSliceOf({ ...input, before, run }, job);
  if (!slice) return undefined;
  const { settings, feeds, pages } = slice;
  if (job.folder === undefined) return { parts: slice.resolve(() => undefined), pages: noPages };

  const made = await assetsFor(settings);
  const assets = createRenderAssets(settings, made);
  const store = createPageStore(job.folder);
  const isStaging = isOtherUrl(read, job.baseUrl);
  const rendered: Record<string, SlicedPage> = {};
  const pictures = new Map<string, number>();
  const placeOf = (text: string) => {
    const place = pictures.get(text) ?? pictures.size;
    pictures.set(text, place);
    return place;
  };
  const render = (resolved: SitePage, deferred: ReadonlyMap<string, unknown>) => {
    const page = isStaging ? { ...resolved, listed: false } : resolved;
    const result = renderPage({ settings, feeds, pages, redirects: [] }, page, assets);
    const data = [...deferred].map(([path, value]) => ({ path: path.slice(1), text: JSON.stringify(value) }));
    rendered[page.path] = {
      run: page.resolvedIn ?? "",
      // Slices can have values in common that are written by each.
      files: [store.page(result), ...data.map(store.file)],
      pictures: result.pictures.map(placeOf),
      sheet: result.tellsSheet ? sheetOf(page) : "",
    };
  };
  const parts = slice.resolve(render);
  const version = pagesVersion(sources, {
    code,
    future,
    baseUrl: job.baseUrl,
    assets: assetsVersion(made, slice),
  });
  return { parts, pages: { version, pictures: [...pictures.keys()], pages: rendered } };
}

const noPages: SlicedPages = { version: "", pictures: [], pages: {} };
