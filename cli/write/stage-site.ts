import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { eachInTurns } from "../files/each-in-turns.ts";
import { folderMaker } from "./folder-maker.ts";
import { type AssetFile, isWritten, type OutputFile } from "./output-file.ts";
import { marker, markerText, readMarker } from "./output-marker.ts";
import { foldersOf, type OutputTree, readTree } from "./output-tree.ts";
import { syncToDisk } from "./sync-to-disk.ts";

/** Of `files`, those that the output folder has not or has with another content. `present` are the paths in it. */
export async function changedFiles(
  out: string,
  files: ReadonlyMap<string, OutputFile>,
  present: OutputTree["files"],
): Promise<OutputFile[]> {
  const same = new Set<OutputFile>();
  const compared: OutputFile[] = [];
  for (const file of files.values()) {
    if (!present.has(file.path) || ("isNew" in file && file.isNew)) continue;
    if (inodeOf(file) === undefined) compared.push(file);
    else same.add(file);
  }
  await eachInTurns(compared, async (file) => {
    if (await isWritten(join(out, file.path), file)) same.add(file);
  });
  return [...files.values()].filter((file) => !same.has(file));
}

/** A site that is to be written into an output folder. */
export interface StagedSite {
  /** The output folder, absolute. */
  readonly out: string;
  /** All files by path. */
  readonly files: ReadonlyMap<string, OutputFile>;
  /** Those that differ from what is in the folder. */
  readonly changed: readonly OutputFile[];
  /** A folder with files that are to be moved; undefined if there are none. */
  readonly scratch?: string | undefined;
}

export async function stageWhole(next: string, site: StagedSite): Promise<number> {
  const { out, files, changed } = site;
  const before = readMarker(next);
  if (!before?.isWhole) rmSync(next, { recursive: true, force: true });
  const isAdopted = !existsSync(next) && adopt(next, site);
  mkdirSync(next, { recursive: true });
  const listed = new Set([...(before?.isWhole ? before.files : []), ...files.keys()]);
  // A process that is killed from here on leaves files that are all listed.
  rewrite(join(next, marker), markerText(listed));
  removeFiles(
    next,
    [...(before?.files ?? [])].filter((path) => !files.has(path)),
  );
  const isThere = (file: OutputFile) => isAdopted && "movedFrom" in file;
  const moreBytes = await stageChanged(
    next,
    changed.filter((file) => !isThere(file)),
  );
  const isChanged = new Set(changed.map(({ path }) => path));
  await eachInTurns(files.values(), (file) => {
    if (!isChanged.has(file.path)) linkInto(join(next, file.path), join(out, file.path), inodeOf(file));
  });
  rewrite(join(next, marker), markerText(files.keys()));
  syncToDisk(join(next, marker));
  return moreBytes;
}

function adopt(next: string, { scratch, files }: StagedSite): boolean {
  if (scratch === undefined || !existsSync(scratch)) return false;
  try {
    renameSync(scratch, next);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    return false;
  }
  const { foreign } = readTree(next, new Set(files.keys()));
  for (const path of foreign) rmSync(join(next, path), { recursive: true });
  return true;
}

/**
 * Writes the files that changed into a folder. Gives how many bytes more they have than was known: what is damaged in the
 * cache is only found, and made again, when it is read.
 */
export async function stageChanged(next: string, changed: readonly OutputFile[]): Promise<number> {
  const makeFolder = folderMaker();
  let moreBytes = 0;
  await eachInTurns(changed, async (file) => {
    const target = join(next, file.path);
    makeFolder(dirname(target));
    if ("text" in file) rewrite(target, file.text);
    else if (file.movedFrom !== undefined) moveInto(target, file.movedFrom);
    else moreBytes += (await copyInto(target, file)) - file.size;
  });
  return moreBytes;
}

export function moveInto(target: string, source: string): void {
  try {
    renameSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    // The same name each time: what a killed build leaves is replaced by the one that completes it.
    const copy = join(dirname(target), ".blockwork-moving");
    rmSync(copy, { force: true });
    copyFileSync(source, copy, constants.COPYFILE_EXCL);
    const { atime, mtime } = statSync(source);
    utimesSync(copy, atime, mtime);
    renameSync(copy, target);
    rmSync(source);
  }
}

/** Gives its size in bytes. */
async function copyInto(target: string, { read, modifiedMs }: AssetFile): Promise<number> {
  const bytes = await read();
  rewrite(target, bytes);
  if (modifiedMs !== undefined) utimesSync(target, modifiedMs / 1000, modifiedMs / 1000);
  return bytes.byteLength;
}

export function removeFiles(folder: string, paths: readonly string[]): void {
  for (const path of paths) rmSync(join(folder, path), { force: true });
  const deepestFirst = [...foldersOf(paths)].sort((one, other) => other.length - one.length);
  for (const path of deepestFirst) removeEmptyFolder(join(folder, path));
}

function rewrite(target: string, content: string | Uint8Array): void {
  rmSync(target, { force: true });
  writeFileSync(target, content, { flag: "wx" });
}

const inodeOf = (file: OutputFile) => ("text" in file ? undefined : file.inode);

function linkInto(target: string, source: string, inode = lstatSync(source).ino): void {
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (found?.ino === inode) return;
  if (found) rmSync(target);
  else mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    // Some file systems have no hard links.
    copyFileSync(source, target);
  }
}

/** Deletes a folder unless something is in it, or is mounted there. */
export function removeEmptyFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!["ENOTEMPTY", "EEXIST", "ENOENT", "EBUSY"].includes(code)) throw error;
  }
}
