import type { RenderAssets } from "../../../renderer/render/assets.ts";
import { fileOfPage, type RenderedPage, renderPage } from "../../../renderer/render/render-site.ts";
import type { RenderedFile } from "../../../renderer/render/rendered-file.ts";
import type { PageOutline, Site } from "../../../renderer/site.ts";
import { withDrawLimit } from "../../assets/own-code/draw-limit.ts";
import { eachInTurns } from "../../files/each-in-turns.ts";
import { outputError } from "../../files/site-error.ts";
import { fingerprint } from "../../incremental/cache.ts";
import {
  findPage,
  outputStamps,
  type RememberedPages,
  type RenderedPageRecord,
  rememberPages,
  type SavedPages,
  savePages,
  sheetOf,
  unchangedOutput,
} from "../../incremental/pages.ts";
import type { PagesVersion } from "../../incremental/versions.ts";
import type { AssetFile } from "../../write/output-file.ts";
import { createPageStore } from "../../write/page-store.ts";
import type { ScratchFolder } from "../../write/scratch-folder.ts";

/** The pages of a site as files. */
export interface RenderedPages {
  /** Those that were rendered into memory. */
  readonly files: readonly RenderedFile[];
  /** Those that are on disk already, from this run or a previous one. */
  readonly unchanged: readonly AssetFile[];
  /** The addresses of the pictures on all pages. */
  readonly pictures: ReadonlySet<string>;
  /** What the next run can reuse. */
  saved(): SavedPages;
}

interface RenderInput {
  readonly site: Site;
  readonly assets: RenderAssets;
  readonly version: PagesVersion;
  /** The output folder, absolute. */
  readonly out: string;
  readonly before: SavedPages | undefined;
  /** Pages that shards have rendered. */
  readonly joined: readonly RememberedPages[];
  readonly scratch: ScratchFolder;
}

/** How many pages are held in memory until they are written. */
export const maxInMemory = 200;

interface WrittenPage extends Omit<RenderedPageRecord, "page" | "files"> {
  readonly page: PageOutline;
  /** Relative to the output folder. */
  readonly paths: readonly string[];
}

/** Renders the pages of a site that would not come out as they are in the output folder. */
export async function renderPages(input: RenderInput): Promise<RenderedPages> {
  const { site, assets, out, scratch } = input;
  const version = fingerprint(input.version, out);
  const before = rememberPages(input.before, { version, fileOf: (file) => unchangedOutput(out, file) });
  const files: RenderedFile[] = [];
  const unchanged = new Map<string, AssetFile>();
  const pictures = new Set<string>();
  const styles = new Set<string>();
  const present = new Map(site.pages.map((page) => [page, before.find(page)]));
  const missing = [...present.values()].filter((found) => found === undefined).length;
  const folder = missing > maxInMemory ? scratch.open() : undefined;
  const store = folder === undefined ? undefined : storeIn(folder, out);
  const renderOne = (page: PageOutline) => {
    const whole = site.whole(page);
    const rendered = withDrawLimit(`The page ${whole.href}`, () => renderPage(site, whole, assets));
    const { styleFile } = rendered.document;
    if (store) unchanged.set(rendered.path, store.page(rendered));
    else files.push(fileOfPage(rendered));
    if (styleFile && !styles.has(styleFile.path)) {
      styles.add(styleFile.path);
      if (store) unchanged.set(styleFile.path, store.file(styleFile));
      else files.push(styleFile);
    }
    return {
      files: [
        { path: rendered.path },
        ...(styleFile ? [{ path: styleFile.path }] : []),
        ...page.data.map((path) => ({ path: path.slice(1) })),
      ],
      pictures: rendered.pictures,
      sheet: rendered.tellsSheet ? sheetOf(page) : "",
    };
  };
  const written: WrittenPage[] = [];
  await eachInTurns(site.pages, (page) => {
    const found = present.get(page) ?? findPage(input.joined, page);
    // Pages can have deferred values in common.
    for (const file of found?.files ?? []) unchanged.set(file.path, file);
    const { pictures: own, sheet, ...rendered } = found ?? renderOne(page);
    for (const text of own) pictures.add(text);
    written.push({ page, paths: rendered.files.map(({ path }) => path), pictures: own, sheet });
  });
  return {
    // A page that was not rendered may have the styles of one that was.
    files: files.filter(({ path }) => !unchanged.has(path)),
    unchanged: [...unchanged.values()],
    pictures,
    saved: () => savePages(version, recordsOf(out, written)),
  };
}

function recordsOf(out: string, written: readonly WrittenPage[]): RenderedPageRecord[] {
  return written.flatMap(({ paths, ...record }) => {
    const files = outputStamps(out, paths);
    return files ? [{ ...record, files }] : [];
  });
}

/** Writes into a folder from which files are moved into the output folder. Each throws a SiteError for a full disk. */
function storeIn(folder: string, out: string) {
  const store = createPageStore(folder);
  const trying = (write: () => AssetFile): AssetFile => {
    try {
      return write();
    } catch (error) {
      throw outputError(error, out);
    }
  };
  return {
    page: (page: RenderedPage) => trying(() => store.pageFor(out, page)),
    file: (file: RenderedFile) => trying(() => store.fileFor(out, file)),
  };
}
