import { randomBytes } from "node:crypto";
import type { SavedFragments } from "../../renderer/resolve/report/fragments.ts";
import type { Parser } from "../../schema/parse/parse.ts";
import type { Cache } from "./cache.ts";
import {
  type RememberedEntries,
  type RememberingParser,
  rememberEntries,
  rememberParsed,
  type SavedEntryFiles,
  type SavedFields,
  saveEntries,
} from "./entries.ts";
import type { SavedPages } from "./pages.ts";
import {
  engineVersion,
  modelVersion,
  type SiteCode,
  siteVersion,
  type VersionedSources,
} from "./versions.ts";

/**
 * What a run knows of the run before. It stands around the steps of the pipeline, which are the same without it: each
 * takes what is still right from here, by the versions of what it is made from, and makes the rest.
 */
export interface Memory {
  /** The id of this run. */
  readonly run: string;
  /** Read: the entries' files, which are read again only if they have changed. */
  readonly entries: RememberedEntries;
  /** A parser that takes unchanged entries from the run before. */
  parser(parser: Parser, sources: VersionedSources): Parser;
  /** The fragments of the run before; undefined if settings, model, pictures or code have changed. */
  resolved(sources: VersionedSources): SavedFragments | undefined;
  /** The pages that the run before has written. */
  readonly pages: SavedPages | undefined;
  /** Writes what the next run can use. */
  save(run: FinishedRun): Promise<void>;
}

interface FinishedRun {
  readonly sources: VersionedSources;
  readonly resolved: SavedFragments | undefined;
  readonly pages?: SavedPages | undefined;
}

interface SavedRun {
  readonly engine: string;
  readonly files: SavedEntryFiles;
  readonly model: string;
  readonly fields: SavedFields;
  readonly site: string;
  readonly resolved: SavedFragments;
  readonly pages?: SavedPages | undefined;
}

export interface MemoryOptions extends SiteCode {
  /** Whether files are compared by their content rather than by their size and time. */
  readonly paranoid?: boolean | undefined;
}

const name = "index.json";

/** The memory of a site's runs, in its cache. */
export async function openMemory(
  cache: Cache,
  { paranoid = false, ...code }: MemoryOptions,
): Promise<Memory> {
  const bytes = cache.isUsed ? await cache.read(name) : undefined;
  const saved = bytes && (JSON.parse(bytes.toString()) as SavedRun);
  const before = saved?.engine === engineVersion() ? saved : undefined;
  const entries = before ? rememberEntries(cache.root, before.files, paranoid) : new Map();
  return memoryOf(before, {
    ...{ code, entries, run: randomBytes(6).toString("base64url"), isParanoid: paranoid },
    files: () => saveEntries(entries, before?.files ?? {}),
    async save(run) {
      if (!cache.isUsed) return;
      const text = Buffer.from(JSON.stringify(run()));
      if (!bytes?.equals(text)) await cache.write(name, text);
    },
  });
}

/** A memory without a cache, for a process that checks a site again and again. */
export function createMemory(): { open(code: SiteCode): Memory } {
  const entries: RememberedEntries = new Map();
  let before: SavedRun | undefined;
  let runs = 0;
  return {
    open(code) {
      runs += 1;
      return memoryOf(before, {
        ...{ code, entries, run: String(runs), isParanoid: false },
        files: () => ({}),
        async save(run) {
          before = run();
        },
      });
    },
  };
}

interface MemoryParts {
  readonly code: SiteCode;
  readonly entries: RememberedEntries;
  readonly run: string;
  readonly isParanoid: boolean;
  /** The entries' files of this run; none where `entries` goes on with the next one. */
  files(): SavedEntryFiles;
  save(run: () => SavedRun): Promise<void>;
}

function memoryOf(before: SavedRun | undefined, parts: MemoryParts): Memory {
  const { code, entries, run, isParanoid, files, save } = parts;
  let parsed: RememberingParser | undefined;
  return {
    run,
    entries,
    pages: isParanoid ? undefined : before?.pages,
    parser(parser, sources) {
      const isSame = before?.model === modelVersion(sources, code.code);
      parsed = rememberParsed(parser, isSame ? before.fields : undefined);
      return parsed;
    },
    resolved: (sources) => (before?.site === siteVersion(sources, code) ? before.resolved : undefined),
    save: ({ sources, resolved, pages = before?.pages }) =>
      save(() => ({
        engine: engineVersion(),
        files: files(),
        model: modelVersion(sources, code.code),
        fields: parsed?.saved() ?? {},
        // A site with an error in its sources is not resolved, and what was resolved before may still be right.
        site: resolved ? siteVersion(sources, code) : (before?.site ?? ""),
        resolved: resolved ?? before?.resolved ?? { dependencies: [], fragments: {} },
        pages,
      })),
  };
}
