import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Every file in a folder at any depth, by its path with forward slashes, with its bytes as base64. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const read = files.sort().map(async (file) => {
    const path = relative(folder, file).split(sep).join("/");
    return [path, await readFile(file, "base64")] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
