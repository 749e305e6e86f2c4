import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  rmdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { isWritten, type OutputFile } from "./output-file.ts";
import { marker, markerText, readMarker } from "./output-marker.ts";
import { foldersOf, type OutputTree } from "./output-tree.ts";

/** A signal is noticed only between two of these, in milliseconds. */
const sliceMs = 50;

/**
 * Runs something for each item. The calls of the file system in it are synchronous, which takes a third of the time
 * for thousands of small files, so other events get their turn now and then.
 */
export async function eachInSlices<T>(
  items: Iterable<T>,
  act: (item: T) => void | Promise<void>,
): Promise<void> {
  let sliceStart = performance.now();
  for (const item of items) {
    const acting = act(item);
    if (acting) await acting;
    if (performance.now() - sliceStart < sliceMs) continue;
    await setImmediate();
    sliceStart = performance.now();
  }
}

/** The files whose content is not in the output folder yet. */
export async function changedFiles(
  out: string,
  files: ReadonlyMap<string, OutputFile>,
  present: OutputTree["files"],
): Promise<OutputFile[]> {
  const changed: OutputFile[] = [];
  await eachInSlices(files.values(), async (file) => {
    if (!present.has(file.path) || !(await isWritten(join(out, file.path), file))) changed.push(file);
  });
  return changed;
}

export interface StagedSite {
  readonly out: string;
  readonly files: ReadonlyMap<string, OutputFile>;
  readonly changed: readonly OutputFile[];
}

/**
 * Makes a folder the complete new site: what changed is written, what did not is linked from the output folder. The
 * folder may be an earlier state of the site, of which only the differences are touched.
 */
export async function stageWhole(next: string, { out, files, changed }: StagedSite): Promise<void> {
  const before = readMarker(next);
  if (!before?.isWhole) rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const listed = new Set([...(before?.isWhole ? before.files : []), ...files.keys()]);
  // A process that is killed from here on leaves files that are all listed.
  rewrite(join(next, marker), markerText(listed));
  removeFiles(
    next,
    [...(before?.files ?? [])].filter((path) => !files.has(path)),
  );
  await stageChanged(next, changed);
  const isChanged = new Set(changed.map(({ path }) => path));
  await eachInSlices(files.keys(), (path) => {
    if (!isChanged.has(path)) linkInto(join(next, path), join(out, path));
  });
  rewrite(join(next, marker), markerText(files.keys()));
}

/** Writes the files that changed into a folder. */
export async function stageChanged(next: string, changed: readonly OutputFile[]): Promise<void> {
  await eachInSlices(changed, async (file) => {
    const target = join(next, file.path);
    mkdirSync(dirname(target), { recursive: true });
    rewrite(target, "text" in file ? file.text : await file.read());
    if (!("text" in file) && file.modifiedMs !== undefined)
      utimesSync(target, file.modifiedMs / 1000, file.modifiedMs / 1000);
  });
}

/** Deletes files, and the folders that are empty then. */
export function removeFiles(folder: string, paths: readonly string[]): void {
  for (const path of paths) rmSync(join(folder, path), { force: true });
  const deepestFirst = [...foldersOf(paths)].sort((one, other) => other.length - one.length);
  for (const path of deepestFirst) removeEmptyFolder(join(folder, path));
}

/** Writes a new file in the place of one that may be a link to a published one. */
function rewrite(target: string, content: string | Uint8Array): void {
  rmSync(target, { force: true });
  writeFileSync(target, content, { flag: "wx" });
}

function linkInto(target: string, source: string): void {
  const { ino } = lstatSync(source);
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (found?.ino === ino) return;
  if (found) rmSync(target);
  else mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    // Some file systems have no hard links.
    copyFileSync(source, target);
  }
}

/** Deletes a folder unless something is in it. */
export function removeEmptyFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!["ENOTEMPTY", "EEXIST", "ENOENT"].includes(code)) throw error;
  }
}
