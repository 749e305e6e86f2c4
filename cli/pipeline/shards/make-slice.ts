import { openShardOf } from "../../../renderer/check/check-site.ts";
import { renderPage } from "../../../renderer/render/render-site.ts";
import type { SavedFragments } from "../../../renderer/resolve/report/fragments.ts";
import type { Shard } from "../../../renderer/resolve/resolve-shard.ts";
import type { Settings, SitePage } from "../../../renderer/site.ts";
import { assetsVersion, type LoadedAssets } from "../../assets/load-assets.ts";
import { withDrawLimit } from "../../assets/own-code/draw-limit.ts";
import {
  type RenderedPageRecord,
  type SavedFile,
  type SavedPages,
  savePages,
  sheetOf,
} from "../../incremental/pages.ts";
import { pagesVersion } from "../../incremental/versions.ts";
import { createPageStore, type StoredFile } from "../../write/page-store.ts";
import { checkInput } from "../check/check-sources.ts";
import { type OpenedSite, validatorsOf } from "../open/open-site.ts";
import type { SiteSources } from "../read/read-site.ts";

/** What pages are made from. */
export interface SliceInput {
  readonly opened: OpenedSite;
  readonly sources: SiteSources;
  /** The address that replaces `site.url`; undefined if it is built for that. */
  readonly baseUrl: string | undefined;
  /** Whether search engines are kept out, as the site is at another address than its own. */
  readonly isStaging: boolean;
  readonly loadAssets: (settings: Settings) => Promise<LoadedAssets>;
}

/** What was resolved for a slice of a site, and its pages. */
export interface MadeSlice {
  readonly resolved: SavedFragments;
  readonly pages: SavedPages;
}

/**
 * Makes a slice of a site: resolves its pages and entries, and renders the pages into a folder, one after the other, so that the
 * memory that it takes does not grow with their number. Undefined for a site with an error in its sources. Throws what a block throws.
 */
export async function makeSlice(
  input: SliceInput,
  shard: Shard,
  folder: string,
): Promise<MadeSlice | undefined> {
  const { opened, sources, baseUrl, isStaging, loadAssets } = input;
  const { code, future } = opened;
  const validators = await validatorsOf(opened, sources);
  const slice = openShardOf(checkInput(sources, { ...opened, validators, drawsViews: false }), shard);
  if (!slice) return undefined;
  const { settings, feeds, pages, search } = slice;
  const loaded = await loadAssets(settings);
  const store = createPageStore(folder);
  const records: RenderedPageRecord[] = [];
  const render = (resolved: SitePage, deferred: ReadonlyMap<string, unknown>) => {
    const page = isStaging ? { ...resolved, listed: false } : resolved;
    const context = { settings, feeds, pages, search, redirects: [] };
    const result = withDrawLimit(`The page ${page.href}`, () => renderPage(context, page, loaded.assets));
    // Slices can have values in common that are written by each.
    const data = [...deferred].map(([path, value]) => ({ path: path.slice(1), text: JSON.stringify(value) }));
    const { styleFile } = result.document;
    const { path, resolvedIn, missing } = page;
    records.push({
      page: { path, resolvedIn, missing },
      files: [store.page(result), ...[...(styleFile ? [styleFile] : []), ...data].map(store.file)].map(
        savedFile,
      ),
      pictures: result.pictures,
      sheet: result.tellsSheet ? sheetOf(page) : "",
    });
  };
  const resolved = slice.resolve(render);
  const version = pagesVersion(sources, { code, future, baseUrl, assets: assetsVersion(loaded, slice) });
  return { resolved, pages: savePages(version, records) };
}

const savedFile = ({ path, size }: StoredFile): SavedFile => [path, String(size)];
