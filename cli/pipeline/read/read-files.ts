import { closeSync, openSync, readSync } from "node:fs";
import {
  type FileRisk,
  riskMessage,
  riskOfFile,
  runnerOfPath,
  signatureBytes,
} from "../../../renderer/check/file-kind.ts";
import { createProblem, type Problem } from "../../../schema/problems/problem.ts";
import { unreadable } from "../../files/file-problems.ts";
import type { TreeFile } from "../../files/list-tree.ts";
import type { SiteFolder } from "../../files/site-folder.ts";

export const filesFolder = "content/files";
export const publicFolder = "public";

const bystander = /^(?:\._.*|\.DS_Store|\.git|\.gitkeep|\.gitignore|thumbs\.db|desktop\.ini)$/i;

/** Files that are published as they are. */
interface CopiedFiles {
  /** Those of content/files. */
  readonly downloads: readonly TreeFile[];
  /** Those of the folder `public`. */
  readonly publicFiles: readonly TreeFile[];
  readonly problems: readonly Problem[];
}

/**
 * Lists content/files and public/. Reports what `listTree` reports, and `file-unreadable` for a download that can't be
 * read; `active-file` for a download that browsers, servers or computers run, and `file-kind` for one that is not known
 * to be harmless, and for a file of public/ that servers or computers run.
 */
export async function readFiles(folder: SiteFolder): Promise<CopiedFiles> {
  const [downloads, publicFiles] = await Promise.all([
    folder.listTree(filesFolder, bystander),
    folder.listTree(publicFolder, bystander),
  ]);
  return {
    downloads: downloads.files,
    publicFiles: publicFiles.files,
    problems: [
      ...downloads.problems,
      ...publicFiles.problems,
      ...downloads.files.flatMap(problemOfDownload),
      ...publicFiles.files.flatMap(({ name }) => problemOfPublic(name)),
    ],
  };
}

function problemOfDownload({ name, source }: TreeFile): Problem[] {
  const file = `${filesFolder}/${name}`;
  const start = startOf(source);
  // One that is removed meanwhile is not there.
  if (!(start instanceof Uint8Array)) return start.code === "ENOENT" ? [] : [unreadable(file, start.code)];
  const fault = riskOfFile(file, start);
  if (!fault) return [];
  const code = fault.kind === "runs" ? "active-file" : "file-kind";
  return [createProblem(code, { file, pointer: "" }, riskMessage(file, fault), hintOf(fault))];
}

function problemOfPublic(name: string): Problem[] {
  const file = `${publicFolder}/${name}`;
  const fault = runnerOfPath(name);
  if (!fault || fault.runner === "browsers") return [];
  const hint = "Publish it only if your host is to run it.";
  return [createProblem("file-kind", { file, pointer: "" }, riskMessage(file, fault), hint)];
}

function hintOf(fault: FileRisk): string {
  switch (fault.kind) {
    case "runs":
      return `Rename it without "${fault.part}", pack it into a .zip, or move it to ${publicFolder}/ if you trust it.`;
    case "unknown":
      return `Pack it into a .zip, or move it to ${publicFolder}/ if you trust it.`;
    case "renamed":
      return "Export it again, or give it the ending that it should have.";
    case "markup":
      return "Begin it with a line of text, or pack it into a .zip.";
  }
}

/** The first bytes of a file. */
function startOf(path: string): Uint8Array | NodeJS.ErrnoException {
  try {
    const handle = openSync(path, "r");
    try {
      const start = new Uint8Array(signatureBytes);
      return start.subarray(0, readSync(handle, start));
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}
