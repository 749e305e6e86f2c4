import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { readdir, readFile, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type DiskCall, withDiskCalls } from "./disk-calls.ts";

/** A write to files of a site, begun anew for each of its system calls. */
export interface Attempt {
  readonly root: string;
  /** Relative to the root: what is written or deleted, with what it has before, and is to have; undefined for none. */
  readonly files: Readonly<Record<string, FileTexts>>;
  run(): Promise<Outcome>;
}

export interface FileTexts {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What the code under test answered. */
export interface Outcome {
  readonly isDone: boolean;
  /** All that the user reads: paths of rescued content are named in it. */
  readonly answer: string;
}

export type Failure = "EIO" | "ENOSPC" | "EPERM";
export const failures: readonly Failure[] = ["EIO", "ENOSPC", "EPERM"];

/** How another program writes a file. */
export const foreignWrites: Readonly<Record<string, (path: string, text: string) => void>> = {
  "replaced whole": (path, text) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.theirs`, text, "latin1");
    renameSync(`${path}.theirs`, path);
  },
  "written in place": (path, text) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, "latin1");
  },
};

/** The calls that a write makes for its files, by name, in order. */
export async function diskCallsOf(attempt: Attempt): Promise<readonly string[]> {
  const calls: string[] = [];
  await withDiskCalls(isOf(attempt), ({ name }) => calls.push(name), attempt.run);
  return calls;
}

/** Runs a write, and something before one of its calls. Gives whether it was still done, and undefined if there was no such call. */
export async function beforeCall(
  attempt: Attempt,
  wanted: number,
  act: () => void,
): Promise<Outcome & { readonly isReached: boolean }> {
  let isReached = false;
  const outcome = await withDiskCalls(
    isOf(attempt),
    ({ number }) => {
      if (number !== wanted) return;
      isReached = true;
      act();
    },
    attempt.run,
  );
  return { ...outcome, isReached };
}

/** Leaves a site as a process does that is killed before a call of its write: none of the later calls is made. */
export async function endBeforeCall(attempt: Attempt, wanted: number): Promise<void> {
  const stop = ({ number }: DiskCall) => (number < wanted ? undefined : fail("EIO"));
  await withDiskCalls(isOf(attempt), stop, attempt.run).catch(() => undefined);
  const folder = join(attempt.root, ".blockwork");
  for (const name of await readdir(folder).catch(() => [])) {
    const left = name.replace(/^save-\d+/, `save-${endedProcess()}`);
    if (left !== name) await rename(join(folder, name), join(folder, left));
  }
}

let ended: number | undefined;

/** The number of a process that is no longer running. */
function endedProcess(): number {
  ended ??= spawnSync(process.execPath, ["--version"]).pid;
  return ended;
}

/** Throws what the system answers to a call that fails. */
export function fail(code: Failure): never {
  throw Object.assign(new Error(`${code}: injected`), { code });
}

/** Paths of a write's files, of the temporary files beside them and of what is kept in `.blockwork`. */
function isOf({ root, files }: Attempt): (path: string) => boolean {
  const names = Object.keys(files).map((file) => join(root, file));
  const kept = join(root, ".blockwork");
  return (path) =>
    path === kept ||
    (path.startsWith(join(kept, "/")) && !path.startsWith(join(kept, "cache"))) ||
    /[\\/]\.blockwork-[0-9a-f]{12}\./.test(path) ||
    names.some((name) => path === name || path === dirname(name));
}

export async function textsIn({ root, files }: Attempt): Promise<Record<string, string | undefined>> {
  const texts = Object.keys(files).map((file): [string, string | undefined] => {
    const path = join(root, file);
    return [file, existsSync(path) ? readFileSync(path, "latin1") : undefined];
  });
  return Object.fromEntries(texts);
}

/** The paths of a site's files with a text that the answer names or that are the written ones. */
export async function placesOf(
  { root, files }: Attempt,
  answer: string,
  text: string,
): Promise<readonly string[]> {
  const all = await filesBelow(root);
  const known = all.filter((file) => Object.hasOwn(files, file) || answer.includes(file));
  const contents = await Promise.all(known.map((file) => readFile(join(root, file), "latin1")));
  return known.filter((_, index) => contents[index] === text);
}

/** What a write has left besides files and backups. */
export async function litterIn(root: string): Promise<readonly string[]> {
  return (await filesBelow(root)).filter((file) => /(?:\.tmp|\.theirs|save-[^/]*\.json)$/.test(file));
}

async function filesBelow(root: string): Promise<readonly string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(root.length + 1)
        .replaceAll("\\", "/"),
    );
}
