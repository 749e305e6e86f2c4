import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { systemCode } from "../describe-error.js";
import { SiteError } from "../files/site-error.ts";
import { createSiteFolder, type SiteFolder } from "../files/site-folder.ts";
import type { Output } from "../report/terminal.ts";
import { type RecoveredSaves, recoverSaves } from "./save/recover-saves.ts";

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

/**
 * Opens a site's folder. With `stderr`, ends what a killed command was writing in it, and reports there what became of it. Throws a
 * SiteError if there is no such folder, or if what we keep in it would land elsewhere.
 */
export async function openSiteFolder(folder: string, cwd: string, stderr?: Output): Promise<SiteFolder> {
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
  if (stderr) stderr.write(recoveryText(await recoverSaves(path)));
  return createSiteFolder(path);
}

function recoveryText({ completed, changed, rescued, failed }: RecoveredSaves): string {
  const lines: string[] = [];
  if (completed.length > 0) lines.push(`A save that was stopped is complete now: ${completed.join(", ")}.`);
  if (changed.length > 0)
    lines.push(
      `Another program has changed ${changed.join(", ")} since a save was stopped; what it wrote was kept.`,
    );
  if (rescued.length > 0)
    lines.push(`Content of a save that was stopped is in ${rescued.join(", ")}: compare it.`);
  for (const { files, error } of failed)
    lines.push(
      `A save of ${files.join(", ")} was stopped and can't be completed now (${systemCode(error) ?? error}).\n  The next command tries again.`,
    );
  return lines.map((line) => `${line}\n`).join("");
}
