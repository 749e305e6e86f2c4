import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { mergeFragments, type SavedFragments } from "../../../renderer/resolve/report/fragments.ts";
import type { Shard } from "../../../renderer/resolve/resolve-shard.ts";
import type { Mode } from "../../assets/bundle/vite-config.ts";
import { SiteError } from "../../files/site-error.ts";
import { type RememberedPages, rememberPages, type SavedFile } from "../../incremental/pages.ts";
import { engineVersion, type PagesVersion, siteVersion } from "../../incremental/versions.ts";
import { onSignal } from "../../write/on-signal.ts";
import type { AssetFile } from "../../write/output-file.ts";
import { ownerName, removeUnfinished } from "../../write/output-lock.ts";
import { removeEmptyFolder } from "../../write/stage-site.ts";
import { type MadeSlice, makeSlice, type SliceInput } from "./make-slice.ts";

const listName = "shard.json";
const pagesName = "pages";

interface SavedShard extends MadeSlice {
  readonly engine: string;
  readonly site: string;
}

interface OpenShard {
  readonly folder: string;
  readonly saved: SavedShard;
}

interface MadeShard {
  readonly folder: string;
  readonly pages: number;
}

interface ShardInput extends SliceInput {
  readonly mode: Mode | undefined;
  /** The folder of all shards, relative to the site's. */
  readonly shards: string;
}

/**
 * Makes a shard of a site: its slice of the pages, and what was resolved for them, in a folder of its own. Undefined for
 * a site with an error in what is written. Throws what a block throws.
 */
export async function makeShard(input: ShardInput, shard: Shard): Promise<MadeShard | undefined> {
  const folder = join(resolve(input.opened.root, input.shards), folderName(shard));
  const unfinished = `${folder}.${ownerName()}`;
  const clear = () => {
    rmSync(unfinished, { recursive: true, force: true });
    removeEmptyFolder(dirname(folder));
  };
  removeUnfinished(folder);
  const stopListening = onSignal(clear);
  try {
    const made = await makeSlice(input, shard, join(unfinished, pagesName));
    if (!made) return undefined;
    const saved: SavedShard = { engine: engineVersion(), site: versionOf(input), ...made };
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, listName), JSON.stringify(saved));
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
    return { folder, pages: Object.keys(made.pages.pages).length };
  } finally {
    clear();
    await stopListening();
  }
}

/** The shards of a site, joined. */
interface JoinedShards {
  readonly resolved: SavedFragments;
  /** Their pages, of which those of another version are not given. */
  pages(version: PagesVersion): readonly RememberedPages[];
}

/**
 * Opens the shards of a site, to join them. What a shard does not have is made. Throws a SiteError if one is not there,
 * or was made by another version of Blockwork, of another state of the site, or with other options.
 */
export async function openShards(input: Omit<ShardInput, "loadAssets" | "isStaging">): Promise<JoinedShards> {
  const { shards } = input;
  const all: OpenShard[] = [];
  for (const { name, folder } of findShards(input.opened.root, shards)) {
    const saved = parse(await readFile(join(folder, listName), "utf8").catch(() => ""));
    const refuse = (why: string, remedy = "Build it again.") => {
      throw new SiteError(`${shards}/${name} ${why}.\n  ${remedy}`);
    };
    if (!saved) return refuse("is damaged");
    if (saved.engine !== engineVersion()) return refuse("was made by another version of Blockwork or Node");
    if (saved.site !== versionOf(input))
      return refuse(
        "was made of another state of the site, or with other options",
        "Build it again, from the same commit and with the same options.",
      );
    all.push({ folder, saved });
  }
  return {
    resolved: mergeFragments(all.map(({ saved }) => saved.resolved)),
    pages: (version) =>
      all.map(({ folder, saved }) => rememberPages(saved.pages, { version, fileOf: copiedFrom(folder) })),
  };
}

const folderName = ({ index, count }: Shard) => `${index + 1}-of-${count}`;

function versionOf({
  opened: { code, future },
  sources,
  baseUrl,
  mode,
}: Pick<ShardInput, "opened" | "sources" | "baseUrl" | "mode">): string {
  return [siteVersion(sources, { code, future }), baseUrl, mode].join(" ");
}

/** The folders of all shards. Throws a SiteError unless they are whole. */
function findShards(root: string, shards: string): { readonly name: string; readonly folder: string }[] {
  const parent = resolve(root, shards);
  const names = existsSync(parent) ? readdirSync(parent) : [];
  const counts = new Set(names.flatMap((name) => /^\d+-of-(\d+)$/.exec(name)?.[1] ?? []));
  const [count] = counts;
  if (count === undefined)
    throw new SiteError(
      `There are no shards in ${shards}.\n  Make them with site build --shard 1/2 and --shard 2/2.`,
    );
  if (counts.size > 1)
    throw new SiteError(
      `In ${shards} are shards of ${[...counts].sort().join(" and of ")}.\n  Delete those of another build.`,
    );
  const wanted = Array.from({ length: Number(count) }, (_, index) =>
    folderName({ index, count: Number(count) }),
  );
  const missing = wanted.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new SiteError(`In ${shards} there is no ${missing.join(", no ")}.\n  Build what is missing.`);
  return wanted.map((name) => ({ name, folder: join(parent, name) }));
}

function parse(text: string): SavedShard | undefined {
  try {
    return JSON.parse(text) as SavedShard;
  } catch {
    return undefined;
  }
}

function copiedFrom(folder: string): (file: SavedFile) => AssetFile | undefined {
  return ([path, stamp]) => {
    const source = join(folder, pagesName, path);
    const size = Number(stamp);
    const found = statSync(source, { throwIfNoEntry: false });
    if (found?.size !== size) return undefined;
    return { path, size, read: () => readFile(source) };
  };
}
