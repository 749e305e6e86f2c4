import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { codeOf } from "./error-code.ts";
import { etag } from "./etag.ts";
import { pathInside } from "./path-inside.ts";
import {
  move,
  type PendingFile,
  type PendingPaths,
  pendingPaths,
  readIfPresent,
  rescuedName,
  restore,
  settle,
} from "./pending-save.ts";
import { type AbandonedSave, abandonedSaves } from "./save-record.ts";
import { put } from "./swap-files.ts";

/** What became of saves whose process was killed; paths are relative to the root. */
export interface RecoveredSaves {
  /** Files that are now as the saves were to make them. */
  readonly completed: readonly string[];
  /** Files that another program has changed since, which stay as they are. */
  readonly changed: readonly string[];
  /** Where content is that was to be written, or that no comparison has seen. */
  readonly rescued: readonly string[];
  /** Files of saves that can't be completed now, and why. */
  readonly failed: readonly FailedRecovery[];
}

interface FailedRecovery {
  readonly files: readonly string[];
  readonly error: unknown;
}

/**
 * Ends the saves whose process was killed, each for all of its files: one that had not staged all new contents is undone, and any
 * other completed. No content is overwritten that is not the one that the save was to replace.
 */
export async function recoverSaves(root: string): Promise<RecoveredSaves> {
  const recovered = {
    completed: [] as string[],
    changed: [] as string[],
    rescued: [] as string[],
    failed: [] as FailedRecovery[],
  };
  for (const save of await abandonedSaves(root)) {
    try {
      if (!(await save.claim())) continue;
      for (const file of save.files) {
        const { outcome, rescued } = await recover(root, save, file);
        if (outcome !== "undone") recovered[outcome].push(file.file);
        recovered.rescued.push(...rescued);
      }
      await save.remove();
    } catch (error) {
      // Tried again by the next command. What is left are the temporary files beside those that they belong to.
      recovered.failed.push({ files: save.files.map(({ file }) => file), error });
    }
  }
  return recovered;
}

interface Recovered {
  readonly outcome: "completed" | "changed" | "undone";
  readonly rescued: readonly string[];
}

async function recover(root: string, { isStaged }: AbandonedSave, pending: PendingFile): Promise<Recovered> {
  if (!isStaged) return { outcome: "undone", rescued: await settle(root, pending) };
  const paths = await pendingPaths(root, pending);
  const outcome =
    pending.wanted === undefined ? completeDeletion(pending, paths) : completeWrite(pending, paths);
  const unwritten = outcome === "changed" ? await rescueStaged(root, pending, paths) : [];
  return { outcome, rescued: [...unwritten, ...(await settle(root, pending, true))] };
}

type Completed = Exclude<Recovered["outcome"], "undone">;

function completeDeletion({ over }: PendingFile, { path, previous }: PendingPaths): Completed {
  if (existsSync(path)) {
    if (existsSync(previous) || !isVersion(path, over)) return "changed";
    renameSync(path, previous);
  }
  // It is not there, or was written to since it was compared.
  if (!existsSync(previous) || isVersion(previous, over)) return "completed";
  restore(previous, path);
  return "changed";
}

function completeWrite({ over, wanted }: PendingFile, { path, next, previous }: PendingPaths): Completed {
  // Staged content is removed once all files are replaced.
  if (!existsSync(next)) return "completed";
  const isTaken = over === "new" || existsSync(previous);
  if (existsSync(path)) {
    if (isVersion(path, wanted)) return "completed";
    if (isTaken && isUnfinishedCopy(path, next)) rmSync(path);
    else if (isTaken || !isVersion(path, over)) return "changed";
    else renameSync(path, previous);
  } else if (!isTaken) return "changed";
  try {
    put(next, path);
    return "completed";
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    return "changed";
  }
}

const isVersion = (path: string, version: string | undefined) => etag(readFileSync(path)) === version;

/** On file systems without hard links, what a copy that was stopped has written. */
function isUnfinishedCopy(path: string, next: string): boolean {
  const [copied, whole] = [readFileSync(path), readFileSync(next)];
  return copied.length < whole.length && whole.subarray(0, copied.length).equals(copied);
}

/** Keeps what was to be written over a file that stays as another program has made it. */
async function rescueStaged(
  root: string,
  { wanted, backup }: PendingFile,
  { next }: PendingPaths,
): Promise<string[]> {
  const content = await readIfPresent(next);
  // Other content is that of the file itself, which the staged one is a link to.
  if (!content || etag(content) !== wanted) return [];
  const target = rescuedName(backup, content);
  await move(next, await pathInside(root, target));
  return [target];
}
