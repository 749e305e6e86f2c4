import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SiteFolder } from "../read/site-folder.ts";
import { SiteError } from "../site-error.ts";
import { writeFileWhole } from "./write-file-whole.ts";

/** Writes files of a site, by their paths in its folder; none of them if a symbolic link leads one out of it. */
export async function writeSiteFiles(
  folder: SiteFolder,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  for (const file of Object.keys(files)) await checkInside(folder, file);
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder.path, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFileWhole(path, content);
  }
}

/** A file that is not there yet would land where a link above it leads. */
async function checkInside(folder: SiteFolder, file: string): Promise<void> {
  const names = file.split("/");
  for (const depth of names.keys()) {
    const above = names.slice(0, depth + 1).join("/");
    if ((await folder.locate(above)) === undefined)
      throw new SiteError(`${above} is a symbolic link that leaves the site's folder.\n  Remove it.`, 1);
  }
}
