import { readdir, realpath } from "node:fs/promises";
import { isAbsolute, join, relative } from "node:path";
import { createProblem, type Problem } from "../../schema/problem.ts";

/**
 * The names of a folder's files that match a pattern, in order; none if there is no such folder. The folder is
 * relative to the site's root.
 *
 * Reports `file-unreadable` for a symbolic link that leads out of the site, so that a build never publishes what
 * lies elsewhere on the disk.
 */
export async function listFiles(
  root: string,
  folder: string,
  pattern: RegExp,
): Promise<{ names: string[]; problems: Problem[] }> {
  const inside = await realpath(join(root, folder)).catch(() => undefined);
  if (inside === undefined) return { names: [], problems: [] };
  const site = await realpath(root);
  if (leaves(site, inside)) return { names: [], problems: [strayLink(folder)] };
  const entries = (await readdir(inside, { withFileTypes: true })).filter(({ name }) => pattern.test(name));
  const stray = new Set<string>();
  for (const entry of entries.filter((found) => found.isSymbolicLink())) {
    const target = await realpath(join(inside, entry.name)).catch(() => undefined);
    if (target === undefined || leaves(site, target)) stray.add(entry.name);
  }
  return {
    names: entries
      .map(({ name }) => name)
      .filter((name) => !stray.has(name))
      .sort(),
    problems: [...stray].map((name) => strayLink(`${folder}/${name}`)),
  };
}

/** Whether a path is not in a folder; both with their symbolic links followed. */
export function leaves(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way.startsWith("..") || isAbsolute(way);
}

function strayLink(file: string): Problem {
  const message = `${file} is a symbolic link to something that is not in the site's folder.`;
  return createProblem("file-unreadable", { file, pointer: "" }, message, "Put the file itself there.");
}
