import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "../../schema/problems/problem.ts";
import { fileSystemKey } from "../../schema/text/confusable-names.ts";
import { isFaultOfMachine } from "../describe-error.js";
import { escapingLink, notAFile, notAFolder, sameName, unreadableName } from "./file-problems.ts";
import { ifExists } from "./if-exists.ts";

const bystander = /^\.|^(thumbs\.db|desktop\.ini)$/i;

/** The contents of a folder, not of folders in it. */
export interface Listing {
  /** Files that match the pattern, sorted. */
  readonly names: string[];
  /** Files and folders that don't, except hidden ones. */
  readonly others: string[];
  /** Those of `others` that are folders. */
  readonly folders: string[];
  readonly problems: Problem[];
}

interface ListOptions {
  /** Relative to the site's folder. */
  readonly folder: string;
  readonly pattern: RegExp;
  readonly locate: (file: string) => Promise<string | undefined>;
}

/**
 * The names of a folder's files that match a pattern, in order; none if there is no such folder.
 *
 * Reports `file-unreadable` for a symbolic link that leads out of the site, so that a build never publishes what
 * lies elsewhere on the disk, `encoding` for a name that can't be read, and `duplicate-id` for names that differ only
 * in the case of their letters.
 */
export async function listFiles({ folder, pattern, locate }: ListOptions): Promise<Listing> {
  const path = await locate(folder);
  if (path === undefined) return { names: [], others: [], folders: [], problems: [escapingLink(folder)] };
  const listing: Listing = { names: [], others: [], folders: [], problems: [] };
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (isFaultOfMachine(error)) throw error;
    if (error.code !== "ENOENT") listing.problems.push(notAFolder(folder, error.code));
    return [];
  });
  const seen = new Map<string, string>();
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry;
    if (bystander.test(name)) continue;
    if (name.includes("\ufffd")) {
      listing.problems.push(unreadableName(`${folder}/${name}`));
      continue;
    }
    if (entry.isSymbolicLink() && !(await locate(`${folder}/${name}`))) {
      listing.problems.push(escapingLink(`${folder}/${name}`));
      continue;
    }
    const target = entry.isSymbolicLink() ? await ifExists(stat(join(path, name))) : entry;
    if (!target) continue;
    const isFile = target.isFile();
    if (!isFile && pattern.test(name)) {
      listing.problems.push(notAFile(`${folder}/${name}`));
      continue;
    }
    if (!pattern.test(name)) {
      listing.others.push(name);
      if (entry.isDirectory()) listing.folders.push(name);
      continue;
    }
    const same = fileSystemKey(name);
    const other = seen.get(same);
    if (other !== undefined) listing.problems.push(sameName(folder, name, other));
    seen.set(same, name);
    listing.names.push(name);
  }
  return listing;
}
