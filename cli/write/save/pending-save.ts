import { existsSync, linkSync, renameSync, rmSync } from "node:fs";
import { copyFile, mkdir, readFile, realpath, rename, rm } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { pathFrom } from "../../files/site-path.ts";
import { etag } from "./etag.ts";
import { pathInside } from "./path-inside.ts";

export const backupFolder = ".blockwork/backup";

export interface PendingFile {
  /** Relative to the root, with forward slashes, symbolic links followed. */
  readonly file: string;
  readonly id: string;
  /** The ETag of the content that may be replaced; `new` if there must be none. */
  readonly over: string;
  /** The ETag of the new content; absent for a deletion. */
  readonly wanted?: string;
  /** Where the replaced content is kept, relative to the root, with forward slashes. */
  readonly backup: string;
}

/** Where the contents of a file are while it is replaced: absolute paths in one folder, so that they can be renamed and linked. */
export interface PendingPaths {
  /** The file itself. */
  readonly path: string;
  /** Its new content, until it is in place. */
  readonly next: string;
  /** Its previous content, until the save is complete. */
  readonly previous: string;
  /** Its new content, after the save was undone. */
  readonly undone: string;
}

/** Throws an UnsafePath for a file that a symbolic link leads out of the root. */
export async function pendingPaths(
  root: string,
  { file, id }: Pick<PendingFile, "file" | "id">,
): Promise<PendingPaths> {
  const path = await pathInside(root, file);
  const temporary = (kind: string) => join(dirname(path), `.blockwork-${id}.${kind}.tmp`);
  return { path, next: temporary("next"), previous: temporary("previous"), undone: temporary("undone") };
}

/**
 * Ends a save of a file: content that was taken away comes back if there is no file, and otherwise goes into the backup.
 * Gives where, relative to the root, content is that no comparison has seen.
 */
export async function settle(root: string, pending: PendingFile, isDeleted = false): Promise<string[]> {
  const { path, next, previous, undone } = await pendingPaths(root, pending);
  await rm(next, { force: true });
  const rescued: string[] = [];
  const replaced = await readIfPresent(previous);
  if (replaced && (isDeleted || !restore(previous, path))) {
    const isKnown = etag(replaced) === pending.over;
    const target = isKnown ? pending.backup : rescuedName(pending.backup, replaced);
    await move(previous, await pathInside(root, target));
    if (!isKnown) rescued.push(target);
  }
  const removed = await readIfPresent(undone);
  if (removed && etag(removed) === pending.wanted) await rm(undone);
  else if (removed && !restore(undone, path)) {
    const target = rescuedName(pending.backup, removed);
    await move(undone, await pathInside(root, target));
    rescued.push(target);
  }
  return rescued;
}

/** Where content is kept beside the backup of a file, by a name of its own. */
export function rescuedName(backup: string, content: Uint8Array): string {
  const ending = extname(backup);
  return `${backup.slice(0, backup.length - ending.length)}.${etag(content).slice(1, 9)}${ending}`;
}

/** Moves a file, to another disk too; makes the folder that it comes into. */
export async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    await copyFile(from, to);
    await rm(from);
  }
}

/** The temporary files of a save that are still there, relative to the root. */
export async function leftBehind(root: string, { previous, undone }: PendingPaths): Promise<string[]> {
  const home = await realpath(root);
  return [previous, undone].filter((path) => existsSync(path)).map((path) => pathFrom(home, path));
}

export function restore(from: string, path: string): boolean {
  try {
    linkSync(from, path);
    rmSync(from);
    return true;
  } catch {
    // There is a file, or the file system has no hard links.
    if (existsSync(path)) return false;
    renameSync(from, path);
    return true;
  }
}

export async function readIfPresent(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
