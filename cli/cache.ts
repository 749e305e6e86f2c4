import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeFileWhole } from "./write/write-file-whole.ts";

/** Where what can be made again is kept between builds: a folder of the site's root that git ignores. */
export function cacheFolder(root: string): string {
  return join(root, ".blockwork", "cache");
}

/** A short name for some inputs; it changes when any of them does. */
export function fingerprint(...inputs: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(`${input.length}:`).update(input);
  return hash.digest("hex").slice(0, 16);
}

/** The value that was made for a key before, or a new one that is then kept. */
export async function cached<T>(root: string, key: string, make: () => Promise<T>): Promise<T> {
  const path = join(cacheFolder(root), `${key}.json`);
  try {
    return JSON.parse(await readFile(path, "utf8")) as T;
  } catch {
    const value = await make();
    await mkdir(dirname(path), { recursive: true });
    await writeFileWhole(path, JSON.stringify(value));
    return value;
  }
}
