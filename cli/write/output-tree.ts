import { readdirSync } from "node:fs";
import { posix } from "node:path";

/** Files of a folder by path, relative to it with forward slashes. */
export interface OutputTree {
  /** The expected files that are there. */
  readonly files: ReadonlySet<string>;
  /** Links and the like where files are expected. */
  readonly replaced: ReadonlySet<string>;
  /** Everything else: files, links, and folders in which nothing is expected. */
  readonly foreign: readonly string[];
}

/** Lists a folder in which some files are expected. A folder in which none is expected is not read. */
export function readTree(folder: string, expected: ReadonlySet<string>): OutputTree {
  const expectedFolders = foldersOf(expected);
  const files = new Set<string>();
  const replaced = new Set<string>();
  const foreign: string[] = [];
  const visit = (path: string) => {
    for (const entry of readdirSync(`${folder}/${path}`, { withFileTypes: true })) {
      const below = path === "" ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory() && expectedFolders.has(below)) visit(below);
      else if (entry.isDirectory() || !expected.has(below)) foreign.push(below);
      else (entry.isFile() ? files : replaced).add(below);
    }
  };
  visit("");
  return { files, replaced, foreign: foreign.sort() };
}

/** The folders above some files, up to the one that all are in, which is left out. */
export function foldersOf(files: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files) {
    let folder = posix.dirname(file);
    while (folder !== "." && !folders.has(folder)) {
      folders.add(folder);
      folder = posix.dirname(folder);
    }
  }
  return folders;
}
