import { lstat, mkdir, readFile, realpath, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isOutside } from "../site-path.ts";
import { writeFileWhole } from "../write/write-file-whole.ts";
import { etag } from "./etag.ts";
import { RequestError } from "./request-error.ts";

/** A file that a save has to leave as it found it unless it is the one that was loaded. */
export interface Save {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** The ETag of the text that was loaded; `new` for a file that must not be there yet. */
  readonly over: string;
}

/** Where the file before the last save of it, or before it was deleted, is kept, below the root. */
const backupFolder = ".blockwork/backup";

/**
 * Writes a file of the site whole, keeping the one it replaces, and gives its new ETag. Throws a RequestError: 409
 * with the text and ETag on disk when they are not those that were loaded, 403 for a path that a symbolic link
 * leads out of the root. Saves of one site must follow each other.
 */
export async function saveFile(root: string, { file, bytes, over }: Save): Promise<string> {
  const { path, present } = await foundAt(root, { file, over });
  if (present) await keepCopy(root, file, present);
  await mkdir(dirname(path), { recursive: true });
  await writeFileWhole(path, bytes, present && (await stat(path)).mode);
  return etag(bytes);
}

/** Deletes a file of the site, of which a copy is kept. Throws what `saveFile` throws. */
export async function deleteFile(root: string, { file, over }: Omit<Save, "bytes">): Promise<void> {
  const { path, present } = await foundAt(root, { file, over });
  if (!present) return;
  await keepCopy(root, file, present);
  await rm(path);
}

async function keepCopy(root: string, file: string, bytes: Uint8Array): Promise<void> {
  const backup = join(root, backupFolder, file);
  await mkdir(dirname(backup), { recursive: true });
  await writeFileWhole(backup, bytes);
}

/** Where a file is, and what is in it, if that is what was loaded. */
async function foundAt(root: string, { file, over }: Omit<Save, "bytes">) {
  const path = await pathInside(root, file);
  const present = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  const found = present ? etag(present) : "new";
  if (found !== over) {
    const error = present
      ? over === "new"
        ? `There is a file ${file} already.`
        : `${file} was changed on disk since it was loaded.`
      : `${file} is no longer there.`;
    const text = present?.toString("utf8").replace(/^\uFEFF/, "");
    throw new RequestError({ status: 409, error, ...(present && { text, etag: found }) });
  }
  return { path, present };
}

/** Where on disk a file of the site is or will be, symbolic links followed. Throws a RequestError if that is outside. */
export async function pathInside(root: string, file: string): Promise<string> {
  const home = await realpath(root);
  const path = await follow(join(home, file));
  if (isOutside(home, path)) {
    const error = `${file} is a symbolic link to something that is not in the site's folder.`;
    throw new RequestError({ status: 403, error });
  }
  return path;
}

/** A path with the links in it followed, as far as it is there. A link to nothing is none that we write through. */
async function follow(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    const link = await lstat(path).catch(() => undefined);
    if (link) throw new RequestError({ status: 403, error: "A symbolic link leads nowhere." });
    return join(await follow(dirname(path)), path.slice(dirname(path).length));
  }
}
