import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { mergeFragments } from "../../../renderer/resolve/report/fragments.ts";
import type { Shard } from "../../../renderer/resolve/resolve-shard.ts";
import { SiteError } from "../../files/site-error.ts";
import { rememberPages, type SavedFile } from "../../incremental/pages.ts";
import { engineVersion, siteVersion } from "../../incremental/versions.ts";
import { onSignal } from "../../write/on-signal.ts";
import type { AssetFile } from "../../write/output-file.ts";
import { ownerName, removeUnfinished } from "../../write/output-lock.ts";
import { removeEmptyFolder } from "../../write/stage-site.ts";
import { makeSlice } from "./make-slice.ts";
import { type MadeSlices, makeSlices } from "./make-slices.ts";
import { jobOf, type Precomputed, type PrecomputeInput } from "./precompute.ts";

const listName = "shard.json";
const pagesName = "pages";

interface SavedShard extends Pick<MadeSlices, "resolved" | "pages"> {
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

interface ShardOptions {
  readonly shard: Shard;
  /** The folder of all shards, relative to the site's. */
  readonly shards: string;
  /** How many are used: as many as there are cores, unless it is given. */
  readonly threads: number | undefined;
}

/**
 * Makes a shard of a site: its slice of the pages, and what was resolved for them, in a folder of its own. Undefined for
 * a site with an error in what is written. Throws what a block throws.
 */
export async function makeShard(
  input: PrecomputeInput,
  { shard, shards, threads }: ShardOptions,
): Promise<MadeShard | undefined> {
  const { opened, sources, loadAssets: assets } = input;
  const folder = join(resolve(opened.root, shards), folderName(shard));
  const unfinished = `${folder}.${ownerName()}`;
  const clear = () => {
    rmSync(unfinished, { recursive: true, force: true });
    removeEmptyFolder(dirname(folder));
  };
  removeUnfinished(folder);
  const stopListening = onSignal(clear);
  try {
    const job = {
      ...jobOf(input),
      resolved: opened.memory.resolved(sources),
      folder: join(unfinished, pagesName),
    };
    const made = await makeSlices({ job, assets, of: shard, threads: threads || undefined });
    if (made.failure) {
      // What a thread says of it is not the error itself, with the place in the site's own code.
      await rm(unfinished, { recursive: true, force: true });
      await makeSlice({ ...job, ...shard }, assets);
      throw made.failure;
    }
    if (!made.isWhole) return undefined;
    const { resolved, pages } = made;
    const saved: SavedShard = { engine: engineVersion(), site: versionOf(input), resolved, pages };
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, listName), JSON.stringify(saved));
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
    return { folder, pages: pages.reduce((sum, slice) => sum + Object.keys(slice.pages).length, 0) };
  } finally {
    clear();
    await stopListening();
  }
}

/**
 * Opens the shards of a site, to join them. What a shard does not have is made. Throws a SiteError if one is not there,
 * or was made by another version of Blockwork, of another state of the site, or with other options.
 */
export async function precomputedInShards(input: PrecomputeInput, shards: string): Promise<Precomputed> {
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
    resolved: async () => mergeFragments(all.map(({ saved }) => saved.resolved)),
    pages: async ({ version }) =>
      all.flatMap(({ folder, saved }) =>
        saved.pages.map((pages) => rememberPages(pages, { version, fileOf: copiedFrom(folder) })),
      ),
  };
}

const folderName = ({ index, count }: Shard) => `${index + 1}-of-${count}`;

function versionOf({
  opened: { code, future },
  sources,
  options: { baseUrl, mode },
}: PrecomputeInput): string {
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
