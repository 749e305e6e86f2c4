import { lstatSync, type Stats } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RenderAssets } from "../../renderer/render/assets.ts";
import { filePath, renderPage } from "../../renderer/render/render-site.ts";
import type { RenderedFile } from "../../renderer/render/rendered-file.ts";
import type { PageOutline, Site } from "../../renderer/site.ts";
import type { AssetFile } from "../write/output-file.ts";

/** What is known of the pages that were written: JSON. */
export interface SavedPages {
  /** The output folder, absolute. */
  readonly out: string;
  /** Everything that all pages are rendered with. */
  readonly assets: string;
  /** The texts of addresses of pictures in pages. */
  readonly pictures: readonly string[];
  /** By path, the run in which it was resolved, its files, places of its pictures above, and its sheet if it tells that. */
  readonly pages: Readonly<Record<string, SavedPage>>;
}

type SavedPage = readonly [
  run: string,
  files: readonly (readonly [path: string, stamp: string])[],
  pictures: readonly number[],
  sheet: string,
];

/** Pages as they are to be written. */
export interface RenderedPages {
  readonly files: readonly RenderedFile[];
  /** Those that are in the output folder as they would be rendered. */
  readonly kept: readonly AssetFile[];
  /** The addresses of pictures in all of them. */
  readonly pictures: ReadonlySet<string>;
  /** For the next run, once they are written. */
  saved(): SavedPages;
}

interface RenderInput {
  readonly site: Site;
  readonly assets: RenderAssets;
  /** Changes with everything that all pages are rendered with. */
  readonly version: string;
  /** The output folder, absolute. */
  readonly out: string;
  readonly before: SavedPages | undefined;
}

/** Renders the pages of a site that are not in the output folder as they would be rendered. */
export function renderPages({ site, assets, version, out, before }: RenderInput): RenderedPages {
  const usable = before?.out === out && before.assets === version ? before : undefined;
  const files: RenderedFile[] = [];
  const kept: AssetFile[] = [];
  const pictures = new Set<string>();
  const written: { page: PageOutline; paths: readonly string[]; own: readonly string[]; sheet: string }[] =
    [];
  for (const page of site.pages) {
    const known = usable?.pages[page.path];
    const found = known && known[0] === page.resolvedIn ? keptFiles(out, known, page) : undefined;
    const own = known && found ? known[2].map((place) => usable?.pictures[place] ?? "") : undefined;
    if (known && found && own) {
      kept.push(...found);
      written.push({ page, paths: found.map(({ path }) => path), own, sheet: known[3] });
    } else {
      const rendered = renderPage(site, site.whole(page), assets);
      files.push(rendered.file);
      const paths = [rendered.file.path, ...page.data.map((path) => path.slice(1))];
      written.push({
        page,
        paths,
        own: rendered.pictures,
        sheet: rendered.tellsSheet ? sheetOf(page) : "",
      });
    }
    for (const text of written.at(-1)?.own ?? []) pictures.add(text);
  }
  return {
    files,
    kept: uniquePaths(kept),
    pictures,
    saved() {
      const texts = [...pictures];
      const places = new Map(texts.map((text, place) => [text, place]));
      const pages: Record<string, SavedPage> = {};
      for (const { page, paths, own, sheet } of written) {
        const stamps = paths.flatMap((path) => {
          const found = statsOf(out, path);
          return found ? [[path, stampOf(found)] as const] : [];
        });
        // The page for missing addresses names the redirects, and what is not noted of a page is not known.
        if (page.resolvedIn === undefined || page.missing || stamps.length < paths.length) continue;
        pages[page.path] = [page.resolvedIn, stamps, own.map((text) => places.get(text) ?? -1), sheet];
      }
      return { out, assets: version, pictures: texts, pages };
    },
  };
}

/** The files of a page if they are in the output folder as they were written. */
function keptFiles(out: string, [, files, , sheet]: SavedPage, page: PageOutline): AssetFile[] | undefined {
  if (sheet !== "" && sheet !== sheetOf(page)) return undefined;
  const found: AssetFile[] = [];
  for (const [path, stamp] of files) {
    const stats = statsOf(out, path);
    if (!stats || stampOf(stats) !== stamp) return undefined;
    const source = join(out, path);
    const modifiedMs = Math.floor(stats.mtimeMs);
    found.push({ path, size: stats.size, modifiedMs, read: () => readFile(source) });
  }
  return files[0]?.[0] === filePath(page) ? found : undefined;
}

const sheetOf = ({ sheet: { number, count } }: PageOutline) => `${number}/${count}`;

/** Pages can have deferred values in common. */
function uniquePaths(files: readonly AssetFile[]): AssetFile[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

function statsOf(out: string, path: string): Stats | undefined {
  const found = lstatSync(join(out, path), { throwIfNoEntry: false });
  return found?.isFile() ? found : undefined;
}

const stampOf = ({ ino, size, mtimeMs }: Stats) => `${ino} ${size} ${mtimeMs}`;
