import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { systemCode, unwritableSentence } from "../describe-error.js";
import { isRunning } from "../files/is-running.ts";

/** Keeps what can be made again between runs, under names such as `images/1a2b.webp`. */
export interface Cache {
  /** The site's folder, absolute. */
  readonly root: string;
  /** Whether anything is stored; otherwise `read` and `find` return undefined. */
  readonly isUsed: boolean;
  /** What was written under a name; undefined if there is none, or if it was damaged since. */
  read(name: string): Promise<Buffer | undefined>;
  /** Without reading it: its size in bytes, and when it was written. */
  find(name: string): Promise<CachedFile | undefined>;
  write(name: string, content: string | Uint8Array): Promise<void>;
}

/** A file of the cache. */
interface CachedFile {
  /** In bytes. */
  readonly size: number;
  /** When it was written, in milliseconds since 1970. */
  readonly modifiedMs: number;
}

interface CacheOptions {
  /** Absolute or relative to the root. */
  readonly folder?: string | undefined;
  /** Whether anything is read or written; it is unless this says otherwise. */
  readonly isUsed?: boolean | undefined;
  /** Called if the cache can't be written; prints to standard error unless given. */
  readonly warn?: (text: string) => void;
}

export function cacheFolder(root: string): string {
  return join(root, ".blockwork", "cache");
}

export function fingerprint(...inputs: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(`${input.length}:`).update(input);
  return hash.digest("hex").slice(0, 16);
}

export function openCache(root: string, options: CacheOptions = {}): Cache {
  const { isUsed = true, warn = (text: string) => process.stderr.write(text) } = options;
  if (!isUsed) return noCache(root);
  const folder = resolve(root, options.folder ?? cacheFolder(root));
  return folderCache(root, folder, (code) =>
    warn(
      `${unwritableSentence(`The cache ${folder}`, code, "nothing is kept for the next run")} Another folder can be chosen with --cache-dir.\n`,
    ),
  );
}

function noCache(root: string): Cache {
  const nothing = async () => undefined;
  return { root, isUsed: false, read: nothing, find: nothing, write: nothing };
}

/** A cache in a folder, which is called back with an error's code when it can't be written for the first time. */
export function folderCache(root: string, folder: string, onFailure: (code: string) => void): Cache {
  const inMemory = new Map<string, CachedFile & { readonly bytes: Buffer }>();
  let hasFailed = false;
  let swept: Promise<void> | undefined;
  return {
    root,
    isUsed: true,
    async read(name) {
      const kept = inMemory.get(name)?.bytes;
      return kept ?? unwrapped(name, await readFile(join(folder, name)).catch(() => undefined));
    },
    async find(name) {
      const kept = inMemory.get(name);
      if (kept) return kept;
      const found = await stat(join(folder, name)).catch(() => undefined);
      if (!found?.isFile() || found.size < headerBytes) return undefined;
      return { size: found.size - headerBytes, modifiedMs: Math.floor(found.mtimeMs) };
    },
    async write(name, content) {
      const bytes = typeof content === "string" ? Buffer.from(content) : content;
      try {
        swept ??= removeUnfinished(folder);
        await swept;
        await writeWhole(folder, name, bytes);
      } catch (error) {
        inMemory.set(name, { bytes: Buffer.from(bytes), size: bytes.byteLength, modifiedMs: Date.now() });
        if (hasFailed) return;
        hasFailed = true;
        onFailure(systemCode(error) ?? String(error));
      }
    },
  };
}

const headerBytes = 65;

/** In two pieces, as the bytes can be many. */
const wrapped = (name: string, bytes: Uint8Array) => [Buffer.from(`${checksum(name, bytes)}\n`), bytes];

function unwrapped(name: string, file: Buffer | undefined): Buffer | undefined {
  const bytes = file?.subarray(headerBytes);
  return bytes && file?.toString("latin1", 0, headerBytes) === `${checksum(name, bytes)}\n`
    ? bytes
    : undefined;
}

function checksum(name: string, bytes: Uint8Array): string {
  return createHash("sha256").update(`${name}\n`).update(bytes).digest("hex");
}

const unfinished = "unfinished";

async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(folder, unfinished, `${process.pid}-${randomBytes(8).toString("hex")}`);
  await mkdir(dirname(temporary), { recursive: true });
  await mkdir(dirname(join(folder, name)), { recursive: true });
  try {
    await writeFile(temporary, wrapped(name, bytes), { flag: "wx" });
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(join(folder, unfinished)).catch(() => []);
  const dead = names.filter((name) => !isRunning(Number.parseInt(name, 10)));
  await Promise.all(dead.map((name) => rm(join(folder, unfinished, name), { force: true })));
}
