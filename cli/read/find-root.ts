import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { SiteError } from "../site-error.ts";
import { leavesRoot } from "./leaves-root.ts";

/** What commands write below the root, each of which could be a link to somewhere else. */
const written = [
  ".blockwork",
  ".blockwork/cache",
  ".blockwork/cache/pictures",
  ".blockwork/cache/styles",
  ".blockwork/cache/unfinished",
  ".blockwork/backup",
];

/** The absolute path of the site's folder. Throws a SiteError if it is none, or if what we keep in it would land elsewhere. */
export async function findRoot(folder: string, cwd: string): Promise<string> {
  const root = resolve(cwd, folder);
  const isFolder = await stat(root).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new SiteError(`There is no folder ${folder}.\n  Say with --root where the site is.`);
  for (const path of written) {
    if (await leavesRoot(root, join(root, path)))
      throw new SiteError(`${path} is a symbolic link that leaves the site's folder.\n  Remove it.`);
  }
  return root;
}
