import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Parser } from "../../schema/parse/parse.ts";
import type { EntryConfig } from "../../schema/site/site-config.ts";
import { type MarkdownValue, readMarkdown } from "../../schema/sources/markdown-source.ts";
import type { Source } from "../../schema/sources/source.ts";
import type { DamagedText, ReadFile } from "../files/read-text.ts";
import { fingerprint } from "./cache.ts";
import { lettersOf, rememberLetters } from "./letters.ts";

export type ReadEntryFile = ReadFile & { readonly damaged?: DamagedText };

/** An entry's file as it was last read. */
export interface RememberedEntry {
  /** Of the file at that time; while it is the same, the file is not read again. Empty to always read it. */
  readonly stamp: string;
  readonly read: ReadEntryFile;
  /** Whether this is the text that was read, so that it need not be parsed again. */
  readonly has?: (text: string) => boolean;
}

export type RememberedEntries = Map<string, RememberedEntry>;

interface SavedEntryFile {
  readonly stamp: string;
  readonly version: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The body is the end of the text, this many UTF-16 code units. */
  readonly bodyLength: number;
  /** See `lettersOf`. */
  readonly letters: string;
}

export type SavedEntryFiles = Readonly<Record<string, SavedEntryFile>>;

const versions = new WeakMap<Source, string>();

export function versionOf(source: Source): string {
  const known = versions.get(source) ?? fingerprint(source.text);
  versions.set(source, known);
  return known;
}

/** The entries of the run before. With `paranoid`, each file is read and compared by its content. */
export function rememberEntries(root: string, saved: SavedEntryFiles, paranoid: boolean): RememberedEntries {
  return new Map(
    Object.entries(saved).map(([file, entry]) => [
      file,
      {
        stamp: paranoid ? "" : entry.stamp,
        read: rememberedFile(root, file, entry),
        has: (text) => fingerprint(text) === entry.version,
      },
    ]),
  );
}

function rememberedFile(root: string, file: string, saved: SavedEntryFile): ReadEntryFile {
  let text: string | undefined;
  let read: Source | undefined;
  const textNow = () => {
    text ??= readFileSync(join(root, file), "utf8");
    return text;
  };
  const value: MarkdownValue = {
    frontMatter: saved.frontMatter,
    get body() {
      const whole = textNow();
      return whole.slice(whole.length - saved.bodyLength);
    },
  };
  const source: Source = {
    file,
    value,
    get text() {
      return textNow();
    },
    locate(place) {
      read ??= readMarkdown(file, textNow()).source;
      return read?.locate(place) ?? { line: 1, column: 1 };
    },
  };
  versions.set(source, saved.version);
  rememberLetters(source, saved.letters);
  return {
    file,
    source,
    problems: [],
    get text() {
      return textNow();
    },
  };
}

export function saveEntries(entries: RememberedEntries, before: SavedEntryFiles): SavedEntryFiles {
  const saved: Record<string, SavedEntryFile> = {};
  for (const [file, { stamp, read }] of entries) {
    const { source } = read;
    if (!source || source.notes || read.problems.length > 0 || read.damaged) continue;
    const known = before[file];
    const version = versionOf(source);
    if (known?.version === version) saved[file] = { ...known, stamp };
    else {
      const { frontMatter, body } = source.value as MarkdownValue;
      if (isJson(frontMatter) && source.text.endsWith(body))
        saved[file] = { stamp, version, frontMatter, bodyLength: body.length, letters: lettersOf(source) };
    }
  }
  return saved;
}

export function isJson(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== "object" || value === null) return value !== undefined;
  return Object.values(value).every(isJson);
}

export type SavedFields = Readonly<
  Record<string, readonly [version: string, fields: Readonly<Record<string, unknown>> | null]>
>;

export interface RememberingParser extends Parser {
  saved(): SavedFields;
}

export function rememberParsed(parser: Parser, before: SavedFields = {}): RememberingParser {
  const found: Record<string, SavedFields[string]> = {};
  return {
    site: parser.site,
    pattern: parser.pattern,
    entry(source, collection, id) {
      const version = versionOf(source);
      const known = before[source.file];
      if (known?.[0] === version) {
        found[source.file] = known;
        const fields = known[1] ?? (source.value as MarkdownValue).frontMatter;
        return { value: entryOf(source, { collection, id, fields }), problems: [] };
      }
      const parsed = parser.entry(source, collection, id);
      if (parsed.value && parsed.problems.length === 0) {
        const { frontMatter } = source.value as MarkdownValue;
        const { fields } = parsed.value;
        const isAsWritten = JSON.stringify(fields) === JSON.stringify(frontMatter);
        if (isJson(fields)) found[source.file] = [version, isAsWritten ? null : fields];
      }
      return parsed;
    },
    saved: () => found,
  };
}

function entryOf(source: Source, known: Pick<EntryConfig, "collection" | "id" | "fields">): EntryConfig {
  return {
    file: source.file,
    ...known,
    get body() {
      return (source.value as MarkdownValue).body;
    },
  };
}
