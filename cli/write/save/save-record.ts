import { randomBytes } from "node:crypto";
import { renameSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isObject } from "../../../schema/text/is-object.ts";
import { isRunning } from "../../files/is-running.ts";
import { codeOf } from "./error-code.ts";
import { backupFolder, type PendingFile } from "./pending-save.ts";

const folderOf = (root: string) => join(root, ".blockwork");
const recordName = /^save-(\d+)-([0-9a-f]{8})(\.staged)?\.json$/;
/** A save takes seconds. The number of a process says nothing after a restart of the machine or of a container. */
const maxAgeMs = 60_000;

/** What a save is about to do, in a file whose name says how far it is. */
export interface SaveRecord {
  /** Notes that all new contents are on disk and nothing is replaced: from here on, a killed save is completed. */
  markStaged(): void;
  /** Notes that nothing is replaced any more: a save that is killed now is undone. */
  markUndone(): void;
  /** Removes the record of a save of which nothing is left to do. */
  remove(): Promise<void>;
}

/** Writes the record of a save, which says until `markStaged` that a killed save is undone. */
export async function writeSaveRecord(root: string, files: readonly PendingFile[]): Promise<SaveRecord> {
  const folder = folderOf(root);
  const made = await mkdir(folder, { recursive: true });
  const name = `save-${process.pid}-${randomBytes(4).toString("hex")}`;
  const begun = join(folder, `${name}.json`);
  const staged = join(folder, `${name}.staged.json`);
  let record = begun;
  const mark = (path: string) => {
    if (path === record) return;
    renameSync(record, path);
    record = path;
  };
  const remove = async () => {
    // A record that stays is one of which nothing is left to do.
    await rm(record, { force: true }).catch(() => undefined);
    // Succeeds only if the folder is empty: a site without backups needs none.
    if (made !== undefined) await rmdir(folder).catch(() => undefined);
  };
  try {
    await writeFile(record, JSON.stringify(files), { flag: "wx", flush: true });
  } catch (error) {
    await remove();
    throw error;
  }
  return { markStaged: () => mark(staged), markUndone: () => mark(begun), remove };
}

/** The record of a save whose process was killed. */
export interface AbandonedSave {
  readonly files: readonly PendingFile[];
  /** Whether all new contents were on disk, so that the save is completed, not undone. */
  readonly isStaged: boolean;
  /** Makes the save this process's own; false if another one has taken it. */
  claim(): Promise<boolean>;
  /** Removes the record, once it is claimed. */
  remove(): Promise<void>;
}

/** The records of the saves of a site whose processes were killed. */
export async function abandonedSaves(root: string): Promise<readonly AbandonedSave[]> {
  const folder = folderOf(root);
  const names = await readdir(folder).catch(() => []);
  const saves = await Promise.all(names.map((name) => abandonedSave(folder, name)));
  return saves.filter((save) => save !== undefined);
}

async function abandonedSave(folder: string, name: string): Promise<AbandonedSave | undefined> {
  const [, pid, id, staged = ""] = recordName.exec(name) ?? [];
  const record = join(folder, name);
  if (pid === undefined || !(await isAbandoned(record, Number(pid)))) return undefined;
  const text = await readFile(record, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const own = join(folder, `save-${process.pid}-${id}${staged}.json`);
  return {
    files: readRecord(text),
    isStaged: staged !== "",
    async claim() {
      try {
        const now = new Date();
        await utimes(record, now, now);
        await rename(record, own);
        return true;
      } catch (error) {
        if (codeOf(error) === "ENOENT") return false;
        throw error;
      }
    },
    remove: () => rm(own, { force: true }),
  };
}

async function isAbandoned(record: string, pid: number): Promise<boolean> {
  if (!isRunning(pid)) return true;
  const found = await stat(record).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > maxAgeMs;
}

function readRecord(text: string): readonly PendingFile[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  return Array.isArray(value) ? value.filter(isPending) : [];
}

function isPending(value: unknown): value is PendingFile {
  if (!isObject(value)) return false;
  const { file, id, over, wanted, backup } = value;
  return (
    typeof file === "string" &&
    typeof id === "string" &&
    /^[0-9a-f]{12}$/.test(id) &&
    typeof over === "string" &&
    (wanted === undefined || typeof wanted === "string") &&
    typeof backup === "string" &&
    backup.startsWith(`${backupFolder}/`)
  );
}
