import { lstatSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filePath } from "../../renderer/render/render-site.ts";
import type { PageOutline } from "../../renderer/site.ts";
import { stampText } from "../files/file-stamp.ts";
import type { AssetFile } from "../write/output-file.ts";
import type { PagesVersion } from "./versions.ts";

/** The rendered pages of a run, for the next one. */
export interface SavedPages {
  /** Of everything that all pages depend on; with another one, none can be reused. */
  readonly version: PagesVersion;
  /** The addresses of pictures; pages refer to them by index. */
  readonly pictures: readonly string[];
  /** By path. */
  readonly pages: Readonly<Record<string, SavedPage>>;
}

type SavedPage = readonly [
  run: string,
  files: readonly SavedFile[],
  pictures: readonly number[],
  sheet: string,
];

/** A file of a page, relative to the folder that it was written into; the stamp tells whether it is still as it was. */
export type SavedFile = readonly [path: string, stamp: string];

/** A rendered page, to be saved. */
export interface RenderedPageRecord {
  readonly page: Pick<PageOutline, "path" | "resolvedIn" | "missing" | "isSearch">;
  readonly files: readonly SavedFile[];
  /** The addresses of the pictures on it. */
  readonly pictures: readonly string[];
  /** Its position as `number/count` if it shows it; otherwise empty. */
  readonly sheet: string;
}

export function savePages(version: PagesVersion, records: readonly RenderedPageRecord[]): SavedPages {
  const indices = new Map<string, number>();
  const indexOf = (text: string) => {
    const index = indices.get(text) ?? indices.size;
    indices.set(text, index);
    return index;
  };
  const pages: Record<string, SavedPage> = {};
  for (const { page, files, pictures, sheet } of records) {
    // The page for missing addresses names the redirects, that of the search all pages: neither is recorded for a page.
    if (page.resolvedIn === undefined || page.missing || page.isSearch) continue;
    pages[page.path] = [page.resolvedIn, files, pictures.map(indexOf), sheet];
  }
  return { version, pictures: [...indices.keys()], pages };
}

export interface RememberedPages {
  /** A page that would come out the same if it were rendered now. */
  find(page: PageOutline): RememberedPage | undefined;
}

/** A page that need not be rendered again. */
interface RememberedPage {
  /** The page's HTML and its deferred values. */
  readonly files: readonly AssetFile[];
  /** The addresses of the pictures on it. */
  readonly pictures: readonly string[];
  /** Its position as `number/count` if it shows it; otherwise empty. */
  readonly sheet: string;
}

interface RememberOptions {
  readonly version: PagesVersion;
  /** A file as it was written; undefined if it has changed since. */
  readonly fileOf: (file: SavedFile) => AssetFile | undefined;
}

export function rememberPages(
  saved: SavedPages | undefined,
  { version, fileOf }: RememberOptions,
): RememberedPages {
  const usable = saved?.version === version ? saved : undefined;
  return {
    find(page) {
      const known = usable?.pages[page.path];
      if (!usable || !known) return undefined;
      const [run, saved, pictures, sheet] = known;
      if (run !== page.resolvedIn || (sheet !== "" && sheet !== sheetOf(page))) return undefined;
      if (saved[0]?.[0] !== filePath(page)) return undefined;
      const files: AssetFile[] = [];
      for (const file of saved) {
        const found = fileOf(file);
        if (!found) return undefined;
        files.push(found);
      }
      return { files, pictures: pictures.map((index) => usable.pictures[index] ?? ""), sheet };
    },
  };
}

export function findPage(lists: readonly RememberedPages[], page: PageOutline): RememberedPage | undefined {
  for (const pages of lists) {
    const found = pages.find(page);
    if (found) return found;
  }
  return undefined;
}

export const sheetOf = ({ sheet: { number, count } }: Pick<PageOutline, "sheet">) => `${number}/${count}`;

export function unchangedOutput(out: string, [path, stamp]: SavedFile): AssetFile | undefined {
  const source = join(out, path);
  const found = lstatSync(source, { throwIfNoEntry: false });
  if (!found?.isFile() || stampText(found) !== stamp) return undefined;
  const modifiedMs = Math.floor(found.mtimeMs);
  return { path, size: found.size, modifiedMs, inode: found.ino, read: () => readFile(source) };
}

export function outputStamps(out: string, paths: readonly string[]): readonly SavedFile[] | undefined {
  const files: SavedFile[] = [];
  for (const path of paths) {
    const found = lstatSync(join(out, path), { throwIfNoEntry: false });
    if (!found?.isFile()) return undefined;
    files.push([path, stampText(found)]);
  }
  return files;
}
