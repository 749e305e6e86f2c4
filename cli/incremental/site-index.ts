import { randomBytes } from "node:crypto";
import type { SavedFragments } from "../../renderer/resolve/fragments.ts";
import type { Parser } from "../../schema/parse.ts";
import type { KeptEntries } from "../pipeline/read/read-content.ts";
import type { SiteSources } from "../pipeline/read/read-site.ts";
import type { Cache } from "./cache.ts";
import { engineVersion } from "./engine-version.ts";
import { keptEntries, type SavedEntryFiles, savedEntries } from "./entry-files.ts";
import { type KeptParser, keepParsed, type SavedFields } from "./kept-parser.ts";
import { rulesVersion, type SiteCode, siteVersion } from "./site-version.ts";
import type { SavedPages } from "./written-pages.ts";

/** What a run leaves for the next one: JSON. */
interface SavedIndex {
  readonly engine: string;
  readonly files: SavedEntryFiles;
  /** What entries were checked with: the model, and the site's own formats. */
  readonly rules: string;
  readonly fields: SavedFields;
  /** What parts were made with, beside what each has noted. */
  readonly site: string;
  readonly parts: SavedFragments;
  readonly pages?: SavedPages | undefined;
}

/** What a check needs to know of the check before. */
export interface CheckIndex {
  /** A parser that checks only the entries that have changed. */
  parser(parser: Parser, sources: SiteSources): KeptParser;
  /** What was resolved, if it was with the same settings, model, blocks, pictures and files. */
  parts(sources: SiteSources): SavedFragments | undefined;
  /** A name for this run that no other has. */
  readonly run: string;
  /** Keeps what is known now. */
  save(now: KnownSite): Promise<void>;
}

/** What is known of a site from the run before. */
export interface SiteIndex extends CheckIndex {
  /** The entries' files as they were. */
  readonly entries: KeptEntries;
  /** What is to be kept of the entries' files as they are now. */
  files(): SavedEntryFiles;
  /** What was written. */
  readonly pages: SavedPages | undefined;
}

export interface KnownSite {
  readonly sources: SiteSources;
  readonly parser: KeptParser;
  /** None for a site that was not resolved. */
  readonly parts: SavedFragments | undefined;
  /** None for one that was not written. */
  readonly pages?: SavedPages | undefined;
}

export interface IndexOptions extends SiteCode {
  /** Whether files are compared by their content rather than by their size and time. */
  readonly paranoid?: boolean | undefined;
}

const name = "index.json";

/** Opens what the run before has left. It is checked against what there is now, so that it is never out of date. */
export async function openIndex(
  cache: Cache,
  { code, future, paranoid = false }: IndexOptions,
): Promise<SiteIndex> {
  const engine = engineVersion();
  const bytes = cache.isUsed ? await cache.read(name) : undefined;
  const before = parse(bytes, engine);
  const entries = before ? keptEntries(cache.root, before.files, paranoid) : new Map();
  const rulesOf = (sources: SiteSources) => rulesVersion(sources, code);
  const siteOf = (sources: SiteSources) => siteVersion(sources, { code, future });
  let saved: SavedEntryFiles | undefined;
  const files = () => {
    saved ??= savedEntries(entries, before?.files ?? {});
    return saved;
  };
  return {
    entries,
    parser: (parser, sources) =>
      keepParsed(parser, before?.rules === rulesOf(sources) ? before.fields : undefined),
    parts: (sources) => (before?.site === siteOf(sources) ? before.parts : undefined),
    files,
    run: randomBytes(6).toString("base64url"),
    pages: paranoid ? undefined : before?.pages,
    async save({ sources, parser, parts, pages = before?.pages }) {
      if (!cache.isUsed) return;
      const now: SavedIndex = {
        engine,
        files: files(),
        rules: rulesOf(sources),
        fields: parser.saved(),
        // Of a site with an error in what is written nothing was resolved, and what was before may yet be right.
        site: parts ? siteOf(sources) : (before?.site ?? ""),
        parts: parts ?? before?.parts ?? { dependencies: [], fragments: {} },
        pages,
      };
      const text = Buffer.from(JSON.stringify(now));
      if (!bytes?.equals(text)) await cache.write(name, text);
    },
  };
}

function parse(bytes: Buffer | undefined, engine: string): SavedIndex | undefined {
  const saved = bytes && (JSON.parse(bytes.toString()) as SavedIndex);
  return saved?.engine === engine ? saved : undefined;
}
