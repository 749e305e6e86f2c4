import type { RenderAssets } from "../../../renderer/render/assets.ts";
import { fileOfPage, type RenderedPage, renderPage } from "../../../renderer/render/render-site.ts";
import type { RenderedFile } from "../../../renderer/render/rendered-file.ts";
import type { PageOutline, Site } from "../../../renderer/site.ts";
import { eachInTurns } from "../../files/each-in-turns.ts";
import { findPage, type KnownPages, type PagesVersion, sheetOf } from "../../incremental/known-pages.ts";
import { type SavedPages, savePages, type WrittenPage } from "../../incremental/written-pages.ts";
import { outputError } from "../../site-error.ts";
import type { AssetFile } from "../../write/output-file.ts";
import { createPageStore } from "../../write/page-store.ts";
import type { ScratchFolder } from "../../write/scratch-folder.ts";

/** Pages as they are to be written. */
export interface RenderedPages {
  readonly files: readonly RenderedFile[];
  /** Those that were rendered before. */
  readonly kept: readonly AssetFile[];
  /** The addresses of pictures in all of them. */
  readonly pictures: ReadonlySet<string>;
  /** For the next run, once they are written. */
  saved(): SavedPages;
}

interface RenderInput {
  readonly site: Site;
  readonly assets: RenderAssets;
  readonly version: PagesVersion;
  /** The output folder, absolute. */
  readonly out: string;
  /** Pages of the run before. */
  readonly before: KnownPages;
  /** Finds more of them, of which so many are missing. */
  readonly findMore: (missing: number) => Promise<readonly KnownPages[]>;
  /** Where many pages are until they are moved into the output folder. */
  readonly scratch: ScratchFolder;
}

/** How many pages are kept in memory until they are written. */
export const mostInMemory = 200;

/** Renders the pages of a site that are not known. */
export async function renderPages({
  site,
  assets,
  version,
  out,
  before,
  findMore,
  scratch,
}: RenderInput): Promise<RenderedPages> {
  const files: RenderedFile[] = [];
  const kept = new Map<string, AssetFile>();
  const pictures = new Set<string>();
  const present = new Map(site.pages.map((page) => [page, before.find(page)]));
  const missing = [...present.values()].filter((found) => found === undefined).length;
  const made = missing > 0 ? await findMore(missing) : [];
  const folder = missing > mostInMemory ? scratch.open() : undefined;
  const keepFile = folder === undefined ? undefined : storeIn(folder, out);
  const renderOne = (page: PageOutline) => {
    const rendered = renderPage(site, site.whole(page), assets);
    if (keepFile) kept.set(rendered.path, keepFile(rendered));
    else files.push(fileOfPage(rendered));
    return {
      files: [{ path: rendered.path }, ...page.data.map((path) => ({ path: path.slice(1) }))],
      pictures: rendered.pictures,
      sheet: rendered.tellsSheet ? sheetOf(page) : "",
    };
  };
  const written: WrittenPage[] = [];
  await eachInTurns(site.pages, (page) => {
    const found = present.get(page) ?? findPage(made, page);
    // Pages can have deferred values in common.
    for (const file of found?.files ?? []) kept.set(file.path, file);
    const known = found ?? renderOne(page);
    for (const text of known.pictures) pictures.add(text);
    const paths = known.files.map(({ path }) => path);
    written.push({ page, paths, pictures: known.pictures, sheet: known.sheet });
  });
  return {
    files,
    kept: [...kept.values()],
    pictures,
    saved: () => savePages({ out, version, written, pictures }),
  };
}

/** Writes a page into a folder from which it is moved into the output folder. Throws a SiteError for a full disk. */
function storeIn(folder: string, out: string): (page: RenderedPage) => AssetFile {
  const store = createPageStore(folder);
  return (page) => {
    try {
      return store.pageFor(out, page);
    } catch (error) {
      throw outputError(error, out);
    }
  };
}
