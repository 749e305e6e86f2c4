import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MarkdownValue } from "../../schema/markdown-source.ts";
import type { Source } from "../../schema/source.ts";
import { readMarkdown } from "../pipeline/read/markdown-source.ts";
import type { KeptEntries, ReadEntryFile } from "../pipeline/read/read-content.ts";
import { fingerprint } from "./cache.ts";

/** What is kept of an entry's file that was read without a problem: JSON. */
export interface SavedEntryFile {
  readonly stamp: string;
  /** Of its text. */
  readonly version: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The body is the end of the text, so long. */
  readonly bodyLength: number;
}

/** By their paths in the site's folder. */
export type SavedEntryFiles = Readonly<Record<string, SavedEntryFile>>;

const versions = new WeakMap<Source, string>();

/** Changes with the text of an entry's file. */
export function versionOf(source: Source): string {
  const known = versions.get(source) ?? fingerprint(source.text);
  versions.set(source, known);
  return known;
}

/**
 * The files of an earlier run as if they had been read; what they are asked for is read then. With `paranoid` each is
 * read once to see whether it has changed.
 */
export function keptEntries(root: string, saved: SavedEntryFiles, paranoid: boolean): KeptEntries {
  return new Map(
    Object.entries(saved).map(([file, entry]) => [
      file,
      {
        stamp: paranoid ? "" : entry.stamp,
        read: keptFile(root, file, entry),
        has: (text) => fingerprint(text) === entry.version,
      },
    ]),
  );
}

function keptFile(root: string, file: string, saved: SavedEntryFile): ReadEntryFile {
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
  return {
    file,
    source,
    problems: [],
    get text() {
      return textNow();
    },
  };
}

/** What is to be kept of the entries' files of a run. */
export function savedEntries(kept: KeptEntries, before: SavedEntryFiles): SavedEntryFiles {
  const saved: Record<string, SavedEntryFile> = {};
  for (const [file, { stamp, read }] of kept) {
    const { source } = read;
    if (!source || read.problems.length > 0 || read.damaged) continue;
    const known = before[file];
    const version = versionOf(source);
    if (known?.version === version) saved[file] = { ...known, stamp };
    else {
      const { frontMatter, body } = source.value as MarkdownValue;
      if (isJson(frontMatter) && source.text.endsWith(body))
        saved[file] = { stamp, version, frontMatter, bodyLength: body.length };
    }
  }
  return saved;
}

/** Whether a value is the same after it has been written as JSON: YAML has numbers that JSON does not have. */
export function isJson(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== "object" || value === null) return value !== undefined;
  return Object.values(value).every(isJson);
}
