import { lstat, realpath } from "node:fs/promises";
import { isAbsolute, relative } from "node:path";
import { createProblem, type Problem } from "../../schema/problem.ts";

/** Whether a path leads out of a folder through a symbolic link, or to nothing; what is not there at all does not. */
export async function leavesRoot(root: string, path: string): Promise<boolean> {
  const [site, target] = await Promise.all([
    realpath(root).catch(() => root),
    realpath(path).catch(() => undefined),
  ]);
  if (target !== undefined) return isOutside(site, target);
  // A link to nowhere is there, and what it names may be made at any time.
  return lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
}

/** Whether a path, all links followed, is not in a folder. */
export function isOutside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === ".." || /^\.\.[\\/]/.test(way) || isAbsolute(way);
}

/** The problem `file-unreadable` for a link that leaves the site. */
export function strayLink(file: string): Problem {
  const message = `${file} is a symbolic link to something that is not in the site's folder.`;
  return createProblem("file-unreadable", { file, pointer: "" }, message, "Put the file itself there.");
}
