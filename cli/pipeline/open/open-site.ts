import { resolve } from "node:path";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import type { Formats } from "../../../schema/formats/index.ts";
import type { Validators } from "../../../schema/parse/parse.ts";
import { siteDay } from "../../../schema/site/site-day.ts";
import { fontPlaces } from "../../assets/fonts/find-font.ts";
import { type LoadedBlock, type LoadedCode, loadBlocks } from "../../assets/own-code/load-blocks.ts";
import { loadValidators } from "../../assets/own-code/validators.ts";
import type { SiteFolder } from "../../files/site-folder.ts";
import { type Cache, openCache } from "../../incremental/cache.ts";
import { type Memory, openMemory } from "../../incremental/memory.ts";
import { inputsUsed } from "../../incremental/remember.ts";
import type { CommandTerminal } from "../../report/terminal.ts";
import { knownModel, type ReadOptions, type SiteSources } from "../read/read-site.ts";

export interface OpenedSite {
  readonly folder: SiteFolder;
  /** The same, absolute. */
  readonly root: string;
  readonly blocks: readonly LoadedBlock[];
  /** Those of `blocks`. */
  readonly definitions: readonly AnyBlock[];
  /** Those of the site's own. */
  readonly formats: Formats;
  /** The version of the site's own code. */
  readonly code: string;
  readonly files: LoadedCode["files"];
  readonly imports: LoadedCode["imports"];
  readonly islands: LoadedCode["islands"];
  /** Those of own blocks that are left out. */
  readonly codeProblems: LoadedCode["problems"];
  /** As 2026-01-31. */
  readonly today: string;
  /** In milliseconds. */
  readonly now?: number | undefined;
  /** Whether entries and pages whose day has not come are included. */
  readonly future: boolean;
  readonly cache: Cache;
  readonly memory: Memory;
}

interface OpenOptions {
  readonly future?: boolean | undefined;
  readonly today?: string | undefined;
  readonly cache?: boolean | undefined;
  readonly cacheDir?: string | undefined;
  readonly paranoid?: boolean | undefined;
}

/** Opens a site's folder. Throws a SiteError for code of its own that can't be loaded. */
export async function openSite(
  folder: SiteFolder,
  { future = false, today: given, cacheDir, paranoid, ...options }: OpenOptions,
  { stderr }: Pick<CommandTerminal, "stderr">,
): Promise<OpenedSite> {
  const root = folder.path;
  const { today, now } = siteDay(given);
  const warn = (text: string) => void stderr.write(text);
  const cache = openCache(root, { folder: cacheDir, isUsed: options.cache, warn });
  const {
    blocks,
    formats,
    files,
    imports,
    islands,
    problems: codeProblems,
    version: code,
  } = await loadBlocks(folder, cache);
  const memory = await openMemory(cache, { code, future, paranoid });
  const definitions = blocks.map(({ block }) => block);
  return {
    folder,
    root,
    blocks,
    definitions,
    formats,
    files,
    imports,
    islands,
    codeProblems,
    code,
    today,
    now,
    future,
    cache,
    memory,
  };
}

export const readOptions = ({ formats, cache, memory }: OpenedSite): ReadOptions => ({
  formats,
  cache,
  remembered: memory.entries,
});

export const validatorsOf = ({ definitions, cache }: OpenedSite, sources: SiteSources): Promise<Validators> =>
  loadValidators(definitions, knownModel(sources), cache);

/** Every file and folder that was read, or looked for in vain, since the site was opened. Absolute. */
export function* filesRead({ folder, cache, root }: OpenedSite, config: string): Iterable<string> {
  yield resolve(root, config);
  yield* folder.used;
  yield* fontPlaces(root);
  yield* inputsUsed(cache);
}
