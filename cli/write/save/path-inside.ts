import { lstat, realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isOutside } from "../../files/site-path.ts";

/** A path that can't be written because a symbolic link leads out of the site's folder, or to nothing. */
export class UnsafePath extends Error {
  /** Relative to the site's folder, with forward slashes. */
  readonly file: string;

  constructor(file: string) {
    super(`${file} is a symbolic link to something that is not in the site's folder.`);
    this.file = file;
  }
}

/** Where on disk a file of the site is or will be, symbolic links followed. Throws an UnsafePath if that is outside. */
export async function pathInside(root: string, file: string): Promise<string> {
  const home = await realpath(root);
  const path = await follow(join(home, file));
  if (path === undefined || isOutside(home, path)) throw new UnsafePath(file);
  return path;
}

async function follow(path: string): Promise<string | undefined> {
  try {
    return await realpath(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    const found = await lstat(path).catch(() => undefined);
    if (found?.isSymbolicLink()) return undefined;
    const folder = await follow(dirname(path));
    return folder && join(folder, path.slice(dirname(path).length));
  }
}
