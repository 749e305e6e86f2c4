import { isObject } from "../../schema/is-object.ts";
import { configVersion } from "../../schema/page-schema.ts";
import { patternsFolder } from "../../schema/pattern-schema.ts";
import { messages } from "../messages/messages.ts";
import type { SetValue } from "./edit.ts";
import { EditError } from "./edit-error.ts";
import type { BlockDocument, EntryDocument, EntryDocuments } from "./site-document.ts";

/** A saved pattern is a document like an entry, with its values as front matter. Its blocks are as they were written. */
export interface SavedPattern {
  readonly file: string;
  readonly title: string;
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
export function patternDocument(title: string, blocks: readonly BlockDocument[]): EntryDocument {
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
