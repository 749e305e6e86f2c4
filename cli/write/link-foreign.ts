import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { foldersOf } from "./output-tree.ts";
import { removeEmptyFolder } from "./stage-site.ts";

export class UnlinkableError extends Error {}

/** The files that are not ours and are in the staged site too, and the folders that were made for them. */
interface Linked {
  readonly files: Readonly<Record<string, number>>;
  readonly folders: readonly string[];
}

interface Entry {
  readonly path: string;
  readonly stats: Stats;
}

const listIn = (work: string) => join(work, "linked.json");

/**
 * Puts the files that are not ours into the staged site as well, as hard links, so that they are there at every instant.
 * Takes their paths and those of their folders. A file that can't have a second name is left out. Throws an
 * UnlinkableError.
 */
export function linkForeign(work: string, next: string, out: string, foreign: readonly string[]): void {
  if (foreign.length === 0) return;
  const found = foreign.flatMap((path) => entriesOf(out, path));
  const [folders, files] = [found.filter(isFolder), found.filter((entry) => !isFolder(entry))];
  const list = (linked: readonly Entry[]) => {
    writeFileSync(
      listIn(work),
      JSON.stringify({
        files: Object.fromEntries(linked.map(({ path, stats }) => [path, stats.ino])),
        folders: folders.map(({ path }) => path),
      } satisfies Linked),
    );
  };
  list(files);
  for (const { path } of folders) mkdirSync(join(next, path), { recursive: true });
  list(files.filter((file) => linkFile(join(out, file.path), join(next, file.path), file.stats)));
  for (const { path, stats } of folders.reverse()) makeEqual(join(next, path), stats);
}

const isFolder = ({ stats }: Entry) => stats.isDirectory();

function entriesOf(out: string, path: string): Entry[] {
  const stats = lstatSync(join(out, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [{ path, stats }];
  return [{ path, stats }, ...namesIn(join(out, path)).flatMap((name) => entriesOf(out, `${path}/${name}`))];
}

function namesIn(folder: string): string[] {
  try {
    // What is linked must be deleted from the old folder afterwards.
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return readdirSync(folder);
  } catch (error) {
    throw new UnlinkableError(folder, { cause: error });
  }
}

function linkFile(source: string, target: string, stats: Stats): boolean {
  // Elsewhere the link may be made to what the symbolic link leads to.
  if (stats.isSymbolicLink() && process.platform !== "linux") return false;
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "EXDEV") throw new UnlinkableError(source, { cause: error });
    if (code === "ENOSPC" || code === "EDQUOT") throw error;
    return false;
  }
}

function makeEqual(folder: string, { uid, gid, mode, atime, mtime }: Stats): void {
  const made = lstatSync(folder);
  try {
    if (made.uid !== uid || made.gid !== gid) chownSync(folder, uid, gid);
    chmodSync(folder, mode & 0o7777);
    utimesSync(folder, atime, mtime);
  } catch (error) {
    throw new UnlinkableError(folder, { cause: error });
  }
}

function readLinked(work: string): Linked {
  if (!existsSync(listIn(work))) return { files: {}, folders: [] };
  return JSON.parse(readFileSync(listIn(work), "utf8")) as Linked;
}

export function removeLinked(work: string, folder: string): void {
  const { files, folders } = readLinked(work);
  const paths = Object.keys(files);
  for (const path of paths) rmSync(join(folder, path), { recursive: true, force: true });
  const deepestFirst = [...new Set([...folders, ...foldersOf([...folders, ...paths])])].sort(
    (one, other) => other.length - one.length,
  );
  for (const path of deepestFirst) removeEmptyFolder(join(folder, path));
  rmSync(listIn(work), { force: true });
}

/**
 * Does in the published folder what was done to files that are not ours in the one before it since they were linked: what
 * is new or was replaced there is moved over, and what was deleted there is deleted. `foreign` are the paths of what is
 * in the folder before.
 */
export function moveForeign(
  work: string,
  { previous, out, foreign }: { previous: string; out: string; foreign: readonly string[] },
): void {
  const { files } = readLinked(work);
  for (const [path, inode] of Object.entries(files)) {
    if (inodeOf(join(out, path)) !== inode) continue;
    const before = inodeOf(join(previous, path));
    if (before === inode) continue;
    rmSync(join(out, path));
    if (before !== undefined) renameSync(join(previous, path), join(out, path));
  }
  for (const path of foreign)
    moveOver(path, { previous, out, isLinked: (file) => Object.hasOwn(files, file) });
}

interface MoveOver {
  readonly previous: string;
  readonly out: string;
  readonly isLinked: (path: string) => boolean;
}

function moveOver(path: string, move: MoveOver): void {
  const [source, target] = [join(move.previous, path), join(move.out, path)];
  if (move.isLinked(path)) return;
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (!found) {
    mkdirSync(dirname(target), { recursive: true });
    renameSync(source, target);
  } else if (found.isDirectory() && lstatSync(source).isDirectory()) {
    for (const name of readdirSync(source)) moveOver(`${path}/${name}`, move);
  } else {
    // It was written since the site was swapped in, so it is newer.
    rmSync(source, { recursive: true });
  }
}

const inodeOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.ino;
