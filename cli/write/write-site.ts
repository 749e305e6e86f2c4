import { constants } from "node:fs";
import { copyFile, lstat, mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { RenderedFile } from "../../renderer/render/rendered-file.ts";
import { SiteError } from "../site-error.ts";
import type { MadeFile } from "./make-pictures.ts";
import { writeFileWhole } from "./write-file-whole.ts";

/** The file that says that a folder is ours to write and delete in. */
const marker = ".blockwork";
const markerText = "This folder is written by Blockwork; what it does not know is deleted.\n";

interface Written {
  readonly files: number;
  readonly bytes: number;
  readonly changed: number;
}

interface FoundFile {
  readonly full: string;
  /** Relative to the output folder, with forward slashes. */
  readonly path: string;
  readonly isFolder: boolean;
}

/**
 * Writes a rendered site into a folder: first what pages refer to, then pages, last of all what no page needs any
 * more is deleted, so that the folder is whole at every instant. A file that is the same already is left alone.
 * Refuses a folder that holds something and was not made by us.
 */
export async function writeSite(
  out: string,
  pages: readonly RenderedFile[],
  made: readonly MadeFile[],
): Promise<Written> {
  const assets = [...new Map(made.map((asset) => [asset.path, asset])).values()];
  await claimFolder(out);
  const present = await listFolder(out);
  const folders = new Set([...pages, ...assets].map(({ path }) => dirname(join(out, path))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  let bytes = 0;
  let changed = 0;
  await eachInTurn(assets, async ({ path, source }) => {
    const target = join(out, path);
    const [from, to] = await Promise.all([stat(source), stat(target).catch(() => undefined)]);
    bytes += from.size;
    if (to?.size === from.size) return;
    await copyFile(source, `${target}.tmp`, constants.COPYFILE_FICLONE);
    await rename(`${target}.tmp`, target);
    changed++;
  });
  await eachInTurn(pages, async ({ path, text }) => {
    const target = join(out, path);
    bytes += Buffer.byteLength(text);
    if ((await readFile(target, "utf8").catch(() => undefined)) === text) return;
    await writeFileWhole(target, text);
    changed++;
  });
  await deleteOthers(present, new Set([marker, ...[...pages, ...assets].map(({ path }) => path)]));
  return { files: pages.length + assets.length, bytes, changed };
}

async function claimFolder(out: string): Promise<void> {
  const found = await lstat(out).catch(() => undefined);
  if (found?.isSymbolicLink())
    throw new SiteError(`${out} is a symbolic link; the site is only written into a real folder.`);
  if (found && !found.isDirectory()) throw new SiteError(`${out} is a file, not a folder.`);
  // Only the file with our words in it counts: a site's own folder has a cache of the same name.
  const ours = (await readFile(join(out, marker), "utf8").catch(() => "")) === markerText;
  if (ours) return;
  if (found && (await readdir(out)).length > 0) {
    throw new SiteError(
      `${out} holds files that Blockwork did not make, and a build deletes what it does not know.\n  Choose another folder with --out, or empty this one.`,
    );
  }
  await mkdir(out, { recursive: true });
  await writeFileWhole(join(out, marker), markerText);
}

/** What is in a folder at any depth. Symbolic links in it are deleted: a file written to one would land elsewhere. */
async function listFolder(out: string): Promise<FoundFile[]> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const found = entries.map((entry) => {
    const full = join(entry.parentPath, entry.name);
    return { full, path: relative(out, full).split(sep).join("/"), entry };
  });
  await Promise.all(found.filter(({ entry }) => entry.isSymbolicLink()).map(({ full }) => rm(full)));
  return found
    .filter(({ entry }) => !entry.isSymbolicLink())
    .map(({ full, path, entry }) => ({ full, path, isFolder: entry.isDirectory() }));
}

async function deleteOthers(present: readonly FoundFile[], kept: ReadonlySet<string>): Promise<void> {
  const keptFolders = new Set(
    [...kept].flatMap((file) => file.split("/").map((_, index, parts) => parts.slice(0, index).join("/"))),
  );
  const others = present.filter(({ path, isFolder }) => !(isFolder ? keptFolders : kept).has(path));
  await Promise.all(others.map(({ full }) => rm(full, { recursive: true, force: true })));
}

/** Runs a few at a time: enough to keep the disk busy, few enough for its limit of open files. */
async function eachInTurn<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const work = async () => {
    for (const item of queue) await act(item);
  };
  // Whoever hears of a failure may count on nothing being written any more.
  const ends = await Promise.allSettled(Array.from({ length: 16 }, work));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}
