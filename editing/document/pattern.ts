import { migrateConfig } from "../../schema/migrations/migrate-config.ts";
import type { Migrations } from "../../schema/migrations/versions.ts";
import { configVersion } from "../../schema/site/page-schema.ts";
import { patternsFolder } from "../../schema/site/pattern-schema.ts";
import { fileSystemKey } from "../../schema/text/confusable-names.ts";
import { isObject } from "../../schema/text/is-object.ts";
import type { SlugOptions } from "../../schema/text/slug.ts";
import { slugOf } from "../../schema/text/slug.ts";
import { messages } from "../messages/messages.ts";
import type { Edit, InsertEntry, SetValue } from "./edit.ts";
import { EditError } from "./edit.ts";
import type { BlockDocument, EntryDocument, EntryDocuments } from "./site-document.ts";
import { uniqueId } from "./unique-name.ts";

/** A saved pattern is a document like an entry, with its values as front matter. Its blocks are as they were written. */
export interface SavedPattern {
  readonly file: string;
  readonly title: string;
  /** The version of the config that the blocks are written in, unchecked. */
  readonly configVersion: unknown;
  readonly blocks: readonly BlockDocument[];
}

const folder = `${patternsFolder}/`;

export const patternCollection = patternsFolder.slice("content/".length);

export function patternFile(name: string): string {
  return `${folder}${name}.json`;
}

export function isPatternFile(file: string): boolean {
  return file.startsWith(folder);
}

export function patternNameOf(file: string): string {
  return file.slice(folder.length).replace(/\.json$/, "");
}

/** Blocks lose their locks: a copy is free to be changed. */
function patternDocument(title: string, blocks: readonly BlockDocument[]): EntryDocument {
  const free = blocks.map(({ lock: _, ...block }) => block);
  return { frontMatter: { configVersion, title, blocks: free }, body: "" };
}

export function patternIn(file: string, { frontMatter }: EntryDocument): SavedPattern {
  const { title, blocks, configVersion: written = configVersion } = frontMatter;
  return {
    file,
    title: typeof title === "string" && title.trim() !== "" ? title : patternNameOf(file),
    configVersion: written,
    blocks: Array.isArray(blocks) ? blocks.filter(isBlock) : [],
  };
}

export function patternsIn(entries: EntryDocuments, locale: string): readonly SavedPattern[] {
  return Object.entries(entries)
    .flatMap(([file, document]) => (isPatternFile(file) ? [patternIn(file, document)] : []))
    .sort((one, other) => one.title.localeCompare(other.title, locale, { numeric: true }));
}

export function renamePattern(file: string, title: string): SetValue {
  return { kind: "set-value", target: { in: "entry", file }, path: ["frontMatter", "title"], value: title };
}

/** Throws an `EditError` for what is no object, which nothing could be written into. */
export function readPattern(text: string): EntryDocument {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new EditError(messages.editErrors.notJson);
  }
  if (!isObject(value)) throw new EditError(messages.editErrors.notPattern);
  return { frontMatter: value, body: "" };
}

function isBlock(value: unknown): value is BlockDocument {
  return isObject(value) && typeof value.id === "string" && typeof value.type === "string";
}

interface KeptBlocks {
  readonly title: string;
  readonly blocks: readonly BlockDocument[];
  /** Files that there are, and were when the site was saved last. */
  readonly taken: readonly string[];
  readonly slugs: SlugOptions;
}

const longest = 60;
const unnamed = "pattern";

/** Patterns of one name have files of their own; so has one whose name has no letter that a file's can have. */
export function savePattern({ title, blocks, taken, slugs }: KeptBlocks): InsertEntry {
  const slug = slugOf(title, { longest, ...slugs })
    .replace(/[^a-z0-9-]+/g, "")
    .replace(/^-+/, "");
  const names = taken.map((file) => fileSystemKey(patternNameOf(file)));
  const name = uniqueId(slug === "" || isDevice(slug) ? unnamed : slug, names);
  return { kind: "insert-entry", file: patternFile(name), entry: patternDocument(title, blocks) };
}

function isDevice(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(name);
}

export function insertPattern(
  { blocks, configVersion }: SavedPattern,
  { page, before }: { readonly page: string; readonly before: string | undefined },
  migrations: Migrations,
): Edit {
  const present = migrateBlocks(structuredClone(blocks), configVersion, migrations) as BlockDocument[];
  const at = { page, ...(before !== undefined && { before }) };
  const edits = present.map(({ lock: _, ...block }): Edit => ({ kind: "insert-block", ...at, block }));
  const [only, ...others] = edits;
  return only && others.length === 0 ? only : { kind: "batch", edits };
}

/** Blocks of an older version of the config in the current shape. */
export function migrateBlocks(
  blocks: unknown,
  configVersion: unknown,
  migrations: Migrations,
): readonly unknown[] {
  const site = { configVersion, site: {}, pages: [{ id: "page", path: "/", blocks }] };
  const { pages } = migrateConfig(site, migrations) as typeof site;
  const [page] = pages;
  return Array.isArray(page?.blocks) ? page.blocks : [];
}
