import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileNameError } from "../../renderer/resolve/addresses/file-name-error.ts";
import { createProblem, type Problem } from "../../schema/problems/problem.ts";
import { fileSystemKey } from "../../schema/text/confusable-names.ts";
import { isFaultOfMachine } from "../describe-error.js";
import { escapingLink, notAFolder, sameName, unreadableName } from "./file-problems.ts";
import { ifExists } from "./if-exists.ts";

export interface TreeFile {
  /** Relative to the folder, with forward slashes. */
  readonly name: string;
  /** The path to read it from, absolute, symbolic links followed. */
  readonly source: string;
  /** The size of the file. */
  readonly bytes: number;
}

/** All files of a folder at any depth that could be listed. */
export interface Tree {
  readonly files: readonly TreeFile[];
  readonly problems: readonly Problem[];
}

interface TreeOptions {
  /** Relative to the site's folder. */
  readonly folder: string;
  readonly ignored: RegExp;
  readonly locate: (file: string) => Promise<string | undefined>;
}

/**
 * The files of a folder at any depth; none if there is no such folder.
 *
 * Reports `file-unreadable` for what is no folder and for a symbolic link that leads out of the site, `encoding` for a name that can't be read
 *, `duplicate-id` for one that
 * some disk can't tell from another and `bad-file-name` for one that some disk or server refuses.
 */
export async function listTree(options: TreeOptions): Promise<Tree> {
  const { folder, ignored, locate } = options;
  const path = await locate(folder);
  if (path === undefined) return { files: [], problems: [escapingLink(folder)] };
  const files: TreeFile[] = [];
  const problems: Problem[] = [];
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (isFaultOfMachine(error)) throw error;
    if (error.code !== "ENOENT") problems.push(notAFolder(folder, error.code));
    return [];
  });
  const seen = new Map<string, string>();
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry;
    if (ignored.test(name)) continue;
    const other = seen.get(fileSystemKey(name));
    if (other !== undefined) problems.push(sameName(folder, name, other));
    seen.set(fileSystemKey(name), name);
    const file = `${folder}/${name}`;
    const mistake = name.includes("\ufffd") ? undefined : fileNameError(name);
    const source = await locate(file);
    if (name.includes("\ufffd")) problems.push(unreadableName(file));
    else if (mistake !== undefined) problems.push(badName(file, mistake));
    else if (source === undefined) problems.push(escapingLink(file));
    else {
      const found = await ifExists(stat(join(path, name)));
      if (!found) continue;
      if (found.isFile()) files.push({ name, source, bytes: found.size });
      // A link to a folder above would never end.
      else if (entry.isSymbolicLink()) problems.push(folderLink(file));
      else if (found.isDirectory()) {
        const below = await listTree({ ...options, folder: file });
        files.push(...below.files.map((each) => ({ ...each, name: `${name}/${each.name}` })));
        problems.push(...below.problems);
      }
    }
  }
  return { files, problems };
}

function folderLink(file: string): Problem {
  const message = `${file} is a symbolic link to a folder, and those are not followed.`;
  return createProblem("file-unreadable", { file, pointer: "" }, message, "Put the folder itself there.");
}

function badName(file: string, mistake: string): Problem {
  const message = `${file} can't be published: ${mistake}.`;
  return createProblem("bad-file-name", { file, pointer: "" }, message, "Rename it.");
}
