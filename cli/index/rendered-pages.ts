import type { RenderAssets } from "../../renderer/render/assets.ts";
import { renderPage } from "../../renderer/render/render-site.ts";
import type { RenderedFile } from "../../renderer/render/rendered-file.ts";
import type { PageOutline, Site } from "../../renderer/site.ts";
import type { AssetFile } from "../write/output-file.ts";
import { findPage, type KnownPages, type PagesVersion, sheetOf } from "./known-pages.ts";
import { type SavedPages, savePages, type WrittenPage } from "./written-pages.ts";

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
}

/** Renders the pages of a site that are not known. */
export async function renderPages({
  site,
  assets,
  version,
  out,
  before,
  findMore,
}: RenderInput): Promise<RenderedPages> {
  const files: RenderedFile[] = [];
  const kept = new Map<string, AssetFile>();
  const pictures = new Set<string>();
  const renderOne = (page: PageOutline) => {
    const rendered = renderPage(site, site.whole(page), assets);
    files.push(rendered.file);
    const data = page.data.map((path) => ({ path: path.slice(1) }));
    return {
      files: [rendered.file, ...data],
      pictures: rendered.pictures,
      sheet: rendered.tellsSheet ? sheetOf(page) : "",
    };
  };
  const present = new Map(site.pages.map((page) => [page, before.find(page)]));
  const missing = [...present.values()].filter((found) => found === undefined).length;
  const made = missing > 0 ? await findMore(missing) : [];
  const written = site.pages.map((page): WrittenPage => {
    const found = present.get(page) ?? findPage(made, page);
    // Pages can have deferred values in common.
    for (const file of found?.files ?? []) kept.set(file.path, file);
    const known = found ?? renderOne(page);
    for (const text of known.pictures) pictures.add(text);
    return { page, paths: known.files.map(({ path }) => path), pictures: known.pictures, sheet: known.sheet };
  });
  return {
    files,
    kept: [...kept.values()],
    pictures,
    saved: () => savePages({ out, version, written, pictures }),
  };
}
