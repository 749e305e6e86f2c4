import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { moveForeign, removeLinked } from "./link-foreign.ts";
import { marker, readMarker } from "./output-marker.ts";
import { foldersOf, readTree } from "./output-tree.ts";
import { treeAt } from "./read-output.ts";
import { moveInto, removeEmptyFolder, removeFiles } from "./stage-site.ts";
import { syncToDisk } from "./sync-to-disk.ts";

const names = { next: "next", previous: "previous", moving: "moving.json" };

export const nextIn = (work: string) => join(work, names.next);

/** A folder could not be renamed; both are where they were. */
export class ImmovableError extends Error {}

/**
 * Puts the staged site in the place of the published one, with two renames that nothing of this process comes
 * between. The old site becomes the folder in which the next one is staged. Throws an ImmovableError where a folder can't
 * be renamed, as in a lower layer of a container's file system, or to another disk.
 */
export function swapIn(work: string, out: string): void {
  const [next, previous] = [nextIn(work), join(work, names.previous)];
  const found = statSync(out, { throwIfNoEntry: false });
  if (!found) {
    renameFolder(next, out);
    return;
  }
  chmodSync(next, found.mode & 0o7777);
  renameFolder(out, previous);
  try {
    renameFolder(next, out);
  } catch (error) {
    renameSync(previous, out);
    throw error;
  }
  finishSwap(work, out);
}

function renameFolder(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    throw ["EXDEV", "EBUSY", "EACCES", "EPERM"].includes(code)
      ? new ImmovableError(from, { cause: error })
      : error;
  }
}

function finishSwap(work: string, out: string): void {
  const previous = join(work, names.previous);
  const marked = readMarker(previous);
  const ours = new Set([...(marked?.files ?? []), marker]);
  const { foreign } = readTree(previous, ours, treeAt(marked));
  moveForeign(work, { previous, out, foreign });
  rmSync(nextIn(work), { recursive: true, force: true });
  renameSync(previous, nextIn(work));
  removeLinked(work, nextIn(work));
}

interface Moving {
  readonly moved: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Moves the staged files into the published site one by one, where the folder itself can't be replaced. What is to be
 * done is written down before, so that the next build completes it if this one is killed.
 */
export function moveIn(work: string, out: string, moving: Moving): void {
  const plan = join(work, names.moving);
  writeFileSync(`${plan}.new`, JSON.stringify(moving));
  renameSync(`${plan}.new`, plan);
  finishMoving(work, out);
}

function finishMoving(work: string, out: string): void {
  const plan = join(work, names.moving);
  const { moved, removed } = JSON.parse(readFileSync(plan, "utf8")) as Moving;
  const [files, folders] = [new Set(moved), foldersOf(moved)];
  // A folder where a file is to be, or a file where a folder is to be; the rest goes last, as old pages refer to it.
  removeFiles(
    out,
    removed.filter((path) => folders.has(path) || [...foldersOf([path])].some((folder) => files.has(folder))),
  );
  for (const path of [...moved, marker]) {
    const source = join(nextIn(work), path);
    if (!existsSync(source)) continue;
    mkdirSync(dirname(join(out, path)), { recursive: true });
    moveInto(join(out, path), source);
  }
  syncToDisk(join(out, marker));
  removeFiles(out, removed);
  rmSync(plan);
}

export function isUnfinished(work: string): boolean {
  return existsSync(join(work, names.previous)) || existsSync(join(work, names.moving));
}

export function finishMove(work: string, out: string): void {
  if (existsSync(join(work, names.moving))) finishMoving(work, out);
  const previous = join(work, names.previous);
  if (!existsSync(previous)) return;
  if (readMarker(out)) {
    finishSwap(work, out);
    return;
  }
  // Somebody may have made the folder again; if there is something in it, it is refused as another's.
  if (existsSync(out)) removeEmptyFolder(out);
  if (!existsSync(out)) renameSync(previous, out);
}
