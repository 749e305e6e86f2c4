import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isObject } from "../../../schema/is-object.ts";
import { isRunning } from "../../files/is-running.ts";
import { backupFolder, type PendingFile, settle } from "./pending-save.ts";

const folderOf = (root: string) => join(root, ".blockwork");
const recordName = /^save-(\d+)-[0-9a-f]{8}\.json$/;
/** A save takes seconds. The number of a process says nothing after a restart of the machine or of a container. */
const maxAgeMs = 60_000;

export interface SaveRecord {
  remove(): Promise<void>;
}

export async function writeSaveRecord(root: string, files: readonly PendingFile[]): Promise<SaveRecord> {
  const folder = folderOf(root);
  const made = await mkdir(folder, { recursive: true });
  const record = join(folder, `save-${process.pid}-${randomBytes(4).toString("hex")}.json`);
  const remove = async () => {
    // A record that stays is one of which nothing is left to do.
    await rm(record, { force: true }).catch(() => undefined);
    // Succeeds only if the folder is empty: a site without backups needs none.
    if (made !== undefined) await rmdir(folder).catch(() => undefined);
  };
  try {
    await writeFile(record, JSON.stringify(files), { flag: "wx" });
  } catch (error) {
    await remove();
    throw error;
  }
  return { remove };
}

export async function recoverSaves(root: string): Promise<void> {
  const folder = folderOf(root);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const [, pid] = recordName.exec(name) ?? [];
    if (pid === undefined || !(await isAbandoned(join(folder, name), Number(pid)))) continue;
    try {
      for (const file of readRecord(await readFile(join(folder, name), "utf8"))) await settle(root, file);
      await rm(join(folder, name), { force: true });
    } catch {
      // Tried again by the next command. What is left is the temporary file beside the one that it belongs to.
    }
  }
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
