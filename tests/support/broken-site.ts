import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { lstat, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { loadBlocks } from "../../cli/assets/own-code/load-blocks.ts";
import { loadValidators } from "../../cli/assets/own-code/validators.ts";
import { createSiteFolder } from "../../cli/files/site-folder.ts";
import { validateSources } from "../../cli/pipeline/check/check-sources.ts";
import { knownModel, readSite } from "../../cli/pipeline/read/read-site.ts";
import type { CheckResult } from "../../renderer/check/check-site.ts";
import { createTemporarySite } from "./temporary-site.ts";

/**
 * What a file becomes: other bytes, what a function makes of its text, a link (below `/site/` to something of the site),
 * an empty folder, a pipe, or nothing.
 */
export type Change =
  | string
  | Uint8Array
  | ((text: string) => string)
  | { readonly linkTo: string }
  | { readonly folder: true }
  | { readonly pipe: true }
  | undefined;

/** The changes to some files, by their paths from the root. */
export type Changes = Readonly<Record<string, Change>>;

/** The small site, to be broken in one way after the other. */
export interface BrokenSite {
  readonly root: string;
  /** Reads and checks the site with some files changed, as the commands do, and puts them back. */
  check(changes: Changes): Promise<CheckResult>;
  /** Runs something with some files changed, and puts them back. */
  changed<Result>(changes: Changes, act: () => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

/** The day of all checks. */
export const today = "2031-06-30";

export async function createBrokenSite(): Promise<BrokenSite> {
  const { root, remove } = await createTemporarySite();
  const folder = createSiteFolder(root);
  const site: BrokenSite = {
    root,
    remove,
    check: (changes) =>
      site.changed(changes, async () => {
        const { blocks, formats, imports, islands, problems: codeProblems } = await loadBlocks(folder);
        const sources = await readSite(folder, "site.config.json", { formats });
        const validators = await loadValidators(
          blocks.map(({ block }) => block),
          knownModel(sources),
        );
        return validateSources(sources, { root, blocks, imports, islands, codeProblems, validators, today });
      }),
    async changed(changes, act) {
      const restore = new Map<string, Uint8Array | Folder | undefined>();
      for (const [file, change] of Object.entries(changes)) {
        const path = join(root, file);
        // A folder that is made for the file goes with it.
        const missing = file
          .split("/")
          .findIndex((_, index, parts) => !existsSync(join(root, ...parts.slice(0, index + 1))));
        const made = missing === -1 ? path : join(root, ...file.split("/").slice(0, missing + 1));
        restore.set(made, (await folderAside(path)) ?? (await bytesOf(path)));
        await apply(root, path, change);
      }
      try {
        return await act();
      } finally {
        for (const [path, bytes] of restore) {
          await rm(path, { recursive: true, force: true });
          if (bytes instanceof Uint8Array) await writeFile(path, bytes);
          else if (bytes) await rename(bytes.aside, path);
        }
      }
    },
  };
  return site;
}

interface Folder {
  /** Where the folder waits to be moved back. */
  readonly aside: string;
}

async function folderAside(path: string): Promise<Folder | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isDirectory()) return undefined;
  const aside = join(await mkdtemp(join(tmpdir(), "blockwork-aside-")), "folder");
  await rename(path, aside);
  return { aside };
}

async function bytesOf(path: string): Promise<Uint8Array | undefined> {
  const found = await lstat(path).catch(() => undefined);
  return found?.isFile() ? readFile(path) : undefined;
}

async function apply(root: string, path: string, change: Change): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  if (typeof change === "function") return writeFile(path, change(await readFile(path, "utf8")));
  await rm(path, { recursive: true, force: true });
  if (change === undefined) return;
  if (typeof change === "string" || change instanceof Uint8Array) await writeFile(path, change);
  else if ("folder" in change) await mkdir(path);
  else if ("pipe" in change) execFileSync("mkfifo", [path]);
  else await symlink(change.linkTo.replace(/^\/site\//, `${root}/`), path);
}

/** A change to the config's value, keeping its layout of two spaces. */
export function editConfig(edit: (config: LooseConfig) => void): (text: string) => string {
  return (text) => {
    const config = JSON.parse(text) as LooseConfig;
    edit(config);
    return `${JSON.stringify(config, null, 2)}\n`;
  };
}

interface LoosePage {
  [key: string]: unknown;
  blocks: { id: string; type: string; props: Record<string, unknown> }[];
}

/** A config that may be made into anything. */
export interface LooseConfig {
  [key: string]: unknown;
  site: Record<string, Record<string, unknown>>;
  pages: LoosePage[];
}
