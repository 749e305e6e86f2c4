import { lstatSync, realpathSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { escapingLink } from "./file-problems.ts";
import { type Listing, listFiles } from "./list-files.ts";
import { listTree, type Tree } from "./list-tree.ts";
import { type ReadText, readText } from "./read-text.ts";
import { isOutside } from "./site-path.ts";

/**
 * The folder of a site. All that is read of a site is read through it, by paths relative to it with forward slashes,
 * and nothing that a symbolic link leads out of it.
 */
export interface SiteFolder {
  readonly path: string;
  /** The absolute paths of all files and folders that were read or looked for. */
  readonly used: ReadonlySet<string>;
  /** Notes that a file is used which is read without the folder. Its absolute path. */
  note(file: string): string;
  /** Where a file is or would be on disk; undefined when a symbolic link leads out of the folder, or to nothing. */
  locate(file: string): Promise<string | undefined>;
  exists(file: string): Promise<boolean>;
  /** Reads a text file. Reports what `readText` does, and `file-unreadable` for a link that leaves the folder. */
  read(file: string): Promise<ReadText>;
  /** The names of a folder's files that match a pattern. Reports what `listFiles` does. */
  list(folder: string, pattern: RegExp): Promise<Listing>;
  /** The files of a folder at any depth. Reports what `listTree` does. */
  listTree(folder: string, ignored: RegExp): Promise<Tree>;
}

export function createSiteFolder(path: string): SiteFolder {
  let real: string | undefined;
  const realFolder = () => {
    real ??= realPathOf(path);
    return real ?? path;
  };
  const used = new Set<string>();
  const note = (file: string) => {
    const full = join(path, file);
    used.add(full);
    return full;
  };
  const locateNow = (file: string) => {
    const full = note(file);
    return !isOutside(path, full) && isWithin(realFolder(), full) ? full : undefined;
  };
  const locate = async (file: string) => locateNow(file);
  return {
    path,
    used,
    note,
    locate,
    async exists(file) {
      const found = await locate(file);
      return (
        found !== undefined &&
        stat(found).then(
          () => true,
          () => false,
        )
      );
    },
    async read(file) {
      const found = locateNow(file);
      return found === undefined ? { problems: [escapingLink(file)] } : readText(found, file);
    },
    list: (folder, pattern) => listFiles({ folder, pattern, locate }),
    listTree: (folder, ignored) => listTree({ folder, ignored, locate }),
  };
}

function isWithin(folder: string, path: string): boolean {
  const target = realPathOf(path);
  if (target !== undefined) return !isOutside(folder, target);
  // A link to nowhere is there, and what it names may be made at any time.
  try {
    return !lstatSync(path).isSymbolicLink();
  } catch {
    return true;
  }
}

function realPathOf(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}
