import { isAbsolute, relative } from "node:path";

/** Whether a path, all links followed, is not in a folder. */
export function isOutside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === ".." || /^\.\.[\\/]/.test(way) || isAbsolute(way);
}
