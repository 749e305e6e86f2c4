import { constants, type Dirent } from "node:fs";
import { copyFile, lstat, mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { RenderedFile } from "../../renderer/render/render-site.ts";
import { SiteError } from "../site-error.ts";
import type { MadeFile } from "./make-pictures.ts";
import { writeFileWhole } from "./write-file-whole.ts";

/** Says that a folder is ours to write and delete in. */
const marker = ".blockwork";

interface Written {
  readonly files: number;
  readonly bytes: number;
  readonly changed: number;
}

/**
 * Writes a rendered site into a folder: first what pages refer to, then pages, last of all what no page needs any
 * more is deleted, so that the folder is whole at every instant. A file that is the same already is left alone.
 * Refuses a folder that holds something and was not made by us.
 */
export async function writeSite(
  out: string,
  pages: readonly RenderedFile[],
  assets: readonly MadeFile[],
): Promise<Written> {
  await claimFolder(out);
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
  await deleteOthers(
    out,
    new Set([marker, ...pages.map(({ path }) => path), ...assets.map(({ path }) => path)]),
  );
  return { files: pages.length + assets.length, bytes, changed };
}

async function claimFolder(out: string): Promise<void> {
  const found = await lstat(out).catch(() => undefined);
  if (found?.isSymbolicLink())
    throw new SiteError(`${out} is a symbolic link; the site is only written into a real folder.`);
  if (found && !found.isDirectory()) throw new SiteError(`${out} is a file, not a folder.`);
  const names = found ? await readdir(out) : [];
  if (names.length > 0 && !names.includes(marker)) {
    throw new SiteError(
      `${out} holds files that Blockwork did not make, and a build deletes what it does not know.\n  Choose another folder with --out, or empty this one.`,
    );
  }
  await mkdir(out, { recursive: true });
  if (!names.includes(marker))
    await writeFileWhole(
      join(out, marker),
      "This folder is written by Blockwork; what it does not know is deleted.\n",
    );
}

async function deleteOthers(out: string, kept: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const path = (entry: Dirent) => relative(out, join(entry.parentPath, entry.name)).split(sep).join("/");
  const files = entries.filter((entry) => !entry.isDirectory() && !kept.has(path(entry)));
  await Promise.all(files.map((entry) => rm(join(entry.parentPath, entry.name))));
  const keptFolders = new Set(
    [...kept].flatMap((file) => file.split("/").map((_, index, parts) => parts.slice(0, index).join("/"))),
  );
  const empty = entries.filter((entry) => entry.isDirectory() && !keptFolders.has(path(entry)));
  await Promise.all(
    empty.map((entry) => rm(join(entry.parentPath, entry.name), { recursive: true, force: true })),
  );
}

/** Runs a few at a time: enough to keep the disk busy, few enough for its limit of open files. */
async function eachInTurn<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const work = async () => {
    for (const item of queue) await act(item);
  };
  await Promise.all(Array.from({ length: 16 }, work));
}
