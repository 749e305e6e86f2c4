import { constants, copyFileSync, linkSync, readFileSync, renameSync } from "node:fs";
import { codeOf } from "./error-code.ts";
import { etag } from "./etag.ts";
import { type FileChange, FileConflict } from "./file-change.ts";
import { type PendingFile, type PendingPaths, restore } from "./pending-save.ts";

/** A file whose new content is on disk and not in place yet. */
export interface StagedFile {
  readonly change: FileChange;
  /** The same as it is noted in the record of the save. */
  readonly pending: PendingFile;
  readonly paths: PendingPaths;
}

export function swapAll(files: readonly StagedFile[]): void {
  const swapped: StagedFile[] = [];
  try {
    for (const file of files) {
      swap(file);
      swapped.push(file);
    }
  } catch (error) {
    for (const file of swapped.reverse()) undo(file);
    throw error;
  }
}

function swap({ change, paths: { path, next, previous } }: StagedFile): void {
  if (change.over !== "new") take(path, previous, change);
  try {
    if (change.bytes === undefined) checkDeleted(previous, change);
    else put(next, path);
  } catch (error) {
    if (change.over !== "new") restore(previous, path);
    if (codeOf(error) !== "EEXIST") throw error;
    throw new FileConflict(change, readFileSync(path));
  }
}

function take(path: string, previous: string, change: FileChange): void {
  try {
    renameSync(path, previous);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    throw new FileConflict(change, undefined);
  }
}

function checkDeleted(previous: string, change: FileChange): void {
  const content = readFileSync(previous);
  if (etag(content) !== change.over) throw new FileConflict(change, content);
}

/** What a file system without hard links, such as exFAT, answers. */
const noLinks = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"]);

/** Gives a file its staged content. Throws EEXIST if there is a file. */
export function put(next: string, path: string): void {
  try {
    linkSync(next, path);
  } catch (error) {
    if (!noLinks.has(codeOf(error))) throw error;
    copyFileSync(next, path, constants.COPYFILE_EXCL);
  }
}

function undo({ change, paths: { path, previous, undone } }: StagedFile): void {
  try {
    if (change.bytes !== undefined) renameSync(path, undone);
    if (change.over !== "new") restore(previous, path);
  } catch {
    // The file keeps its new content, and the previous one goes into the backup.
  }
}
