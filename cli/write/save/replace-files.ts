import { randomBytes } from "node:crypto";
import { mkdir, open, realpath, rmdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { pathFrom } from "../../files/site-path.ts";
import { codeOf } from "./error-code.ts";
import { etag } from "./etag.ts";
import { type FileChange, FileConflict, WriteError } from "./file-change.ts";
import { pathInside } from "./path-inside.ts";
import { backupFolder, leftBehind, pendingPaths, readIfPresent, settle } from "./pending-save.ts";
import { type SaveRecord, writeSaveRecord } from "./save-record.ts";
import { type StagedFile, swapAll } from "./swap-files.ts";

/**
 * Writes and deletes files of a site, all or none. What is replaced is kept in the backup, and the new contents and
 * their folders are synced to disk. Gives where, relative to the root, content is that another program wrote after the last
 * comparison.
 *
 * All new contents are staged and all files compared with what was read before anything is replaced. Then
 * each file is renamed and the new content linked to its path, which fails if another program has written there, so no
 * content is ever overwritten. Between these two system calls there is no file. If the process is killed before all is staged,
 * `recoverSaves` undoes the save, and after it completes it for every file.
 *
 * Throws a FileConflict for a file that is not the one that was read, an UnsafePath for one that a symbolic link
 * leads out of the root, and a WriteError where the system refuses something.
 */
export async function replaceFiles(root: string, changes: readonly FileChange[]): Promise<readonly string[]> {
  if (changes.length === 0) return [];
  try {
    return await replaceStaged(root, changes);
  } catch (error) {
    const code = codeOf(error);
    throw code === "" ? error : new WriteError(changes, code, error);
  }
}

async function replaceStaged(root: string, changes: readonly FileChange[]): Promise<readonly string[]> {
  const files: StagedFile[] = [];
  for (const change of changes) files.push(await plan(root, change));
  for (const file of files) await compare(file);
  const record = await writeSaveRecord(
    root,
    files.map(({ pending }) => pending),
  );
  let error: unknown;
  const folders: string[] = [];
  try {
    for (const file of files) folders.push(...(await makeFolders(file)));
    for (const file of files) await stage(root, file);
    for (const file of files) await compare(file);
    record.markStaged();
    swapAll(files);
    await syncReplaced(files);
  } catch (thrown) {
    error = thrown;
  }
  const { places, isSettled } = await end(root, files, { record, isDone: error === undefined });
  // One that another program has put something into stays.
  if (error !== undefined) for (const folder of folders.reverse()) await rmdir(folder).catch(() => undefined);
  if (isSettled) await record.remove();
  if (error instanceof FileConflict) error.rescued = places;
  if (error !== undefined) throw error;
  return places;
}

async function plan(root: string, change: FileChange): Promise<StagedFile> {
  const { file, bytes, over, backup = `${backupFolder}/${file}` } = change;
  const real = pathFrom(await realpath(root), await pathInside(root, file));
  const id = randomBytes(6).toString("hex");
  const pending = { file: real, id, over, ...(bytes && { wanted: etag(bytes) }), backup };
  return { change, pending, paths: await pendingPaths(root, pending) };
}

/** Throws a FileConflict if a file is not the one that was read. */
async function compare({ change, paths }: StagedFile): Promise<void> {
  const present = await readIfPresent(paths.path);
  if ((present ? etag(present) : "new") !== change.over) throw new FileConflict(change, present);
}

async function makeFolders({ change, paths: { path } }: StagedFile): Promise<string[]> {
  if (change.bytes === undefined) return [];
  const first = await mkdir(dirname(path), { recursive: true });
  const made: string[] = [];
  for (
    let folder = dirname(path);
    first !== undefined && folder.length >= first.length;
    folder = dirname(folder)
  )
    made.unshift(folder);
  return made;
}

async function stage(root: string, { change, pending, paths }: StagedFile): Promise<void> {
  const isNew = change.over === "new";
  if (!isNew) await mkdir(dirname(await pathInside(root, pending.backup)), { recursive: true });
  if (change.bytes === undefined) return;
  const handle = await open(paths.next, "wx");
  try {
    await handle.writeFile(change.bytes);
    if (!isNew) await handle.chmod((await stat(paths.path)).mode & 0o777);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Each folder once, however many of its files are replaced. */
async function syncReplaced(files: readonly StagedFile[]): Promise<void> {
  const folders = new Set<string>();
  for (const { change, paths } of files) {
    const isLinked = change.bytes === undefined || (await linksOf(paths.next)) > 1;
    if (!isLinked) await sync(paths.path);
    folders.add(dirname(paths.path));
  }
  for (const folder of folders) await sync(folder);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r").catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close().catch(() => undefined);
}

const linksOf = (path: string) =>
  stat(path).then(
    ({ nlink }) => nlink,
    () => 0,
  );

interface Settled {
  /** Relative to the root: what no comparison has seen. */
  readonly places: readonly string[];
  readonly isSettled: boolean;
}

interface SaveEnd {
  readonly record: SaveRecord;
  readonly isDone: boolean;
}

async function end(
  root: string,
  files: readonly StagedFile[],
  { record, isDone }: SaveEnd,
): Promise<Settled> {
  try {
    if (!isDone) record.markUndone();
  } catch {
    // The staged contents stay too: without one of them, the next command could complete only a part.
    const places = await Promise.all(files.map(({ paths }) => leftBehind(root, paths)));
    return { places: places.flat(), isSettled: false };
  }
  return settleAll(root, files, isDone);
}

async function settleAll(root: string, files: readonly StagedFile[], isDone: boolean): Promise<Settled> {
  const places: string[] = [];
  let isSettled = true;
  for (const { change, pending, paths } of files) {
    try {
      places.push(...(await settle(root, pending, isDone && change.bytes === undefined)));
    } catch {
      isSettled = false;
      places.push(...(await leftBehind(root, paths)));
    }
  }
  return { places, isSettled };
}
