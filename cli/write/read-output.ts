import { existsSync, lstatSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { SiteError } from "../files/site-error.ts";
import type { OutputFile } from "./output-file.ts";
import { type Marked, marker, readMarker } from "./output-marker.ts";
import { foldersOf, type KnownTree, type OutputTree, readTree } from "./output-tree.ts";
import { workInside } from "./work-folder.ts";

/** Throws a SiteError for what is no folder, and for a folder that holds something and was not made by us. */
export function assertOwnOutput(out: string): void {
  const found = lstatSync(out, { throwIfNoEntry: false });
  if (found?.isSymbolicLink())
    throw new SiteError(`${out} is a symbolic link; the site is only written into a real folder.`);
  if (found && !found.isDirectory()) throw new SiteError(`${out} is a file, not a folder.`);
  if (found && !readMarker(out) && readdirSync(out).length > 0) {
    throw new SiteError(
      `${out} holds files that Blockwork did not make, and is not a folder of its own.\n  Choose another folder with --out, or empty this one.`,
    );
  }
}

/**
 * What is in an output folder beside our own bookkeeping. A folder that is swapped in whole held what its marker lists
 * when that was written, so that only what has changed since then is read.
 */
export function readOutput(
  out: string,
  expected: ReadonlySet<string>,
  swapped: Marked | undefined,
): OutputTree {
  if (!existsSync(out)) return { files: new Set(), replaced: new Set(), foreign: [] };
  const own = [marker, basename(workInside(out))];
  const tree = readTree(out, new Set([...expected, ...own]), treeAt(swapped));
  const others = (paths: Iterable<string>) => [...paths].filter((path) => !own.includes(path));
  return {
    files: new Set(others(tree.files)),
    replaced: new Set(others(tree.replaced)),
    foreign: others(tree.foreign),
  };
}

export function treeAt(marked: Marked | undefined): KnownTree | undefined {
  return marked?.isWhole ? { files: [...marked.files, marker], atMs: marked.atMs } : undefined;
}

interface Conflicting {
  readonly out: string;
  readonly files: ReadonlyMap<string, OutputFile>;
  readonly before: Marked | undefined;
  readonly tree: OutputTree;
}

/** Throws a SiteError if a file of the site has the path of one that we did not write. */
export function assertNoConflicts({ out, files, before, tree }: Conflicting): void {
  const folders = foldersOf(files.keys());
  const isInTheWay = (path: string) =>
    files.has(path) || folders.has(path) || [...foldersOf([path])].some((folder) => files.has(folder));
  const unlisted = before?.isWhole ? [...tree.files, ...tree.replaced] : [];
  const path = [
    ...unlisted.filter((file) => !before?.files.has(file)),
    ...tree.foreign.filter(isInTheWay),
  ].at(0);
  if (path === undefined) return;
  throw new SiteError(
    `Blockwork did not write ${join(out, path)}, and the site has a file of that name.\n  Move yours away, or give the site's another path.`,
  );
}
