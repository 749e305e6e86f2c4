import { lstatSync, type Stats } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filePath } from "../../renderer/render/render-site.ts";
import type { PageOutline } from "../../renderer/site.ts";
import type { AssetFile } from "../write/output-file.ts";
import { type KnownPages, type PagesVersion, sheetOf } from "./known-pages.ts";

/** What is known of the pages that were written: JSON. */
export interface SavedPages {
  /** The output folder, absolute. */
  readonly out: string;
  readonly version: PagesVersion;
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

/** The pages that are in an output folder as they were written, if they would be rendered with the same. */
export function writtenPages(
  saved: SavedPages | undefined,
  { out, version }: Pick<SavedPages, "out" | "version">,
): KnownPages {
  const usable = saved?.out === out && saved.version === version ? saved : undefined;
  return {
    find(page) {
      const known = usable?.pages[page.path];
      if (!usable || !known || known[0] !== page.resolvedIn) return undefined;
      const files = keptFiles(out, known, page);
      return (
        files && { files, pictures: known[2].map((place) => usable.pictures[place] ?? ""), sheet: known[3] }
      );
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
    found.push({ path, size: stats.size, modifiedMs, inode: stats.ino, read: () => readFile(source) });
  }
  return files[0]?.[0] === filePath(page) ? found : undefined;
}

/** A page that was written, and what is to be known of it. */
export interface WrittenPage {
  readonly page: PageOutline;
  /** Of its files, relative to the output folder. */
  readonly paths: readonly string[];
  readonly pictures: readonly string[];
  readonly sheet: string;
}

interface Writings extends Pick<SavedPages, "out" | "version"> {
  readonly written: readonly WrittenPage[];
  /** Of all pages. */
  readonly pictures: ReadonlySet<string>;
}

/** What is to be known of pages that have been written. */
export function savePages({ out, version, written, pictures }: Writings): SavedPages {
  const texts = [...pictures];
  const places = new Map(texts.map((text, place) => [text, place]));
  const pages: Record<string, SavedPage> = {};
  for (const { page, paths, pictures: own, sheet } of written) {
    const stamps = paths.flatMap((path) => {
      const found = statsOf(out, path);
      return found ? [[path, stampOf(found)] as const] : [];
    });
    // The page for missing addresses names the redirects, and what is not noted of a page is not known.
    if (page.resolvedIn === undefined || page.missing || stamps.length < paths.length) continue;
    pages[page.path] = [page.resolvedIn, stamps, own.map((text) => places.get(text) ?? -1), sheet];
  }
  return { out, version, pictures: texts, pages };
}

function statsOf(out: string, path: string): Stats | undefined {
  const found = lstatSync(join(out, path), { throwIfNoEntry: false });
  return found?.isFile() ? found : undefined;
}

const stampOf = ({ ino, size, mtimeMs }: Stats) => `${ino} ${size} ${mtimeMs}`;
