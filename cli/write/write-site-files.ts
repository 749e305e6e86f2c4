import { SiteError } from "../files/site-error.ts";
import type { SiteFolder } from "../files/site-folder.ts";
import type { CommandTerminal } from "../report/terminal.ts";
import { etag } from "./save/etag.ts";
import { type FileChange, FileConflict, WriteError } from "./save/file-change.ts";
import { UnsafePath } from "./save/path-inside.ts";
import { readIfPresent } from "./save/pending-save.ts";
import { replaceFiles } from "./save/replace-files.ts";

/**
 * Writes and deletes files of a site for a command, all or none; says on standard error where content is that another program wrote
 * in that instant. Throws a SiteError for a file that is not the one that was read, that a symbolic link leads out of the
 * folder; an error of the disk or the system as it is.
 */
export async function writeSiteFiles(
  { path }: Pick<SiteFolder, "path">,
  changes: readonly FileChange[],
  { stderr }: Pick<CommandTerminal, "stderr">,
): Promise<void> {
  try {
    stderr.write(rescuedText(await replaceFiles(path, changes)));
  } catch (error) {
    throw commandError(error);
  }
}

export async function readVersions(
  folder: SiteFolder,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const versions = new Map<string, string>();
  for (const file of new Set(files)) {
    const path = await folder.locate(file);
    const content = path === undefined ? undefined : await readIfPresent(path);
    versions.set(file, content ? etag(content) : "new");
  }
  return versions;
}

/** Changes that write `files` and delete `deleted`, each only over the version of `versions`, an ETag by path. */
export function changesOver(
  versions: ReadonlyMap<string, string>,
  files: Readonly<Record<string, string | Uint8Array>>,
  deleted: readonly string[],
): readonly FileChange[] {
  const over = (file: string) => versions.get(file) ?? "new";
  const written = Object.entries(files).map(([file, content]) => ({
    file,
    bytes: Buffer.from(content),
    over: over(file),
  }));
  return [...written, ...deleted.map((file) => ({ file, over: over(file) }))];
}

function commandError(error: unknown): unknown {
  if (error instanceof UnsafePath)
    return new SiteError(`${error.file} is a symbolic link that leaves the site's folder.\n  Remove it.`, 1);
  if (error instanceof WriteError) return error.cause;
  if (!(error instanceof FileConflict)) return error;
  const { file, rescued } = error;
  return new SiteError(
    `${rescuedText(rescued)}${file} was changed by another program meanwhile, so nothing was written.\n  Run the command again.`,
    1,
  );
}

function rescuedText(places: readonly string[]): string {
  if (places.length === 0) return "";
  return `Another program wrote at the same time. What it wrote is in ${places.join(", ")}.\n`;
}
