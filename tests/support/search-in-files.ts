import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { createSearch, type FoundPage } from "../../blocks/_kit/search/create-search.ts";
import { indexFile, type SearchIndex } from "../../blocks/_kit/search/index-format.ts";
import type { ScriptFile, Scripts } from "../../cli/assets/bundle/scripts.ts";

export interface SearchInFiles {
  readonly index: SearchIndex;
  find(typed: string): Promise<readonly FoundPage[]>;
  /** The addresses of what was found, the best first. */
  addresses(typed: string): Promise<readonly string[]>;
  /** What was loaded so far, in bytes after brotli. */
  loadedBytes(): number;
}

/** The visitor's own search, over files by their addresses. */
export function searchInFiles(searchPage: string, textAt: (address: string) => string): SearchInFiles {
  const loaded = new Set<string>();
  let bytes = 0;
  const read = (address: string): unknown => {
    const text = textAt(address);
    if (!loaded.has(address)) bytes += brotliCompressSync(text).length;
    loaded.add(address);
    return JSON.parse(text);
  };
  const index = read(searchPage + indexFile) as SearchIndex;
  const find = createSearch(index, async (address) => read(address));
  return {
    index,
    find,
    async addresses(typed) {
      const found = await find(typed);
      return Promise.all(found.slice(0, 10).map(async ({ title }) => (await title())[1]));
    },
    loadedBytes: () => bytes,
  };
}

/** The search of a built site. */
export const searchInFolder = (dist: string, searchPage: string, base = ""): SearchInFiles =>
  searchInFiles(searchPage, (address) => readFileSync(join(dist, address.slice(base.length)), "utf8"));

/** What a visitor loads until the results of their first search are there, but for the code. */
export async function firstSearchBytes(search: SearchInFiles, typed: string): Promise<number> {
  const found = await search.find(typed);
  for (const { title, section, sections } of found.slice(0, 6)) {
    await title();
    for (const index of sections.length > 0 ? sections.slice(0, 3) : [0]) await section(index);
  }
  return search.loadedBytes();
}

/** The files of the script that a search from the header loads. */
export function searchCode({ files }: Pick<Scripts, "files">): string[] {
  const wanted = new Set<ScriptFile>();
  const add = (file: ScriptFile) => {
    if (wanted.has(file) || file.path.includes("/loader.")) return;
    wanted.add(file);
    for (const other of files) if (file.imports.includes(other.path)) add(other);
  };
  for (const file of files) if (file.name === "search.enhance" || file.name === "open-dialog") add(file);
  return [...wanted].map(({ text }) => text);
}
