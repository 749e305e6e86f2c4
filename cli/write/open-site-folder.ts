import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { SiteError } from "../files/site-error.ts";
import { createSiteFolder, type SiteFolder } from "../files/site-folder.ts";
import { recoverSaves } from "./save/save-record.ts";

const written = [
  ".blockwork",
  ".blockwork/cache",
  ".blockwork/cache/drawn",
  ".blockwork/cache/encoded",
  ".blockwork/cache/images",
  ".blockwork/cache/styles",
  ".blockwork/cache/unfinished",
  ".blockwork/backup",
  ".blockwork/shards",
];

/** Opens a site's folder, and completes what a killed command was writing in it. Throws a SiteError if there is none, or if what we keep in it would land elsewhere. */
export async function openSiteFolder(folder: string, cwd: string): Promise<SiteFolder> {
  const path = resolve(cwd, folder);
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ENOTDIR") return false;
      throw error;
    },
  );
  if (!isFolder) throw new SiteError(`There is no folder ${folder}.\n  Say with --root where the site is.`);
  // What is written is none of the files that are used.
  const outputs = createSiteFolder(path);
  for (const file of written) {
    if (!(await outputs.locate(file)))
      throw new SiteError(`${file} is a symbolic link that leaves the site's folder.\n  Remove it.`);
  }
  await recoverSaves(path);
  return createSiteFolder(path);
}
