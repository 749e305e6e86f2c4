import type { Collection, Model } from "../../schema/model/model.ts";
import { fileSystemKey } from "../../schema/text/confusable-names.ts";
import { messages } from "../messages/messages.ts";
import { EditError } from "./edit.ts";
import type { EntryDocument, EntryDocuments, EntryFiles } from "./site-document.ts";
import { uniqueId } from "./unique-name.ts";

export function collectionOf(file: string): string {
  return file.split("/")[1] ?? "";
}

export function entryIdOf(file: string): string {
  return (file.split("/").at(-1) ?? "").replace(/\.md$/, "");
}

export function entryFile(collection: string, id: string): string {
  return `content/${collection}/${id}.md`;
}

export function documentsIn(files: EntryFiles): EntryDocuments {
  return Object.fromEntries(Object.entries(files).map(([file, { document }]) => [file, document]));
}

export function entryOf(entries: EntryDocuments, file: string): EntryDocument {
  const entry = Object.hasOwn(entries, file) ? entries[file] : undefined;
  if (!entry) throw new EditError(messages.editErrors.entryGone);
  return entry;
}

/** Throws an `EditError` if it is missing, or would not be an entry any more. */
export function withEntry(
  entries: EntryDocuments,
  file: string,
  change: (entry: unknown) => unknown,
): EntryDocuments {
  const entry = entryOf(entries, file);
  const changed = change(entry) as Readonly<Record<keyof EntryDocument, unknown>>;
  if (changed === entry) return entries;
  const { frontMatter, body, ...others } = changed;
  const known = typeof frontMatter === "object" && frontMatter !== null && !Array.isArray(frontMatter);
  if (!known || typeof body !== "string" || Object.keys(others).length > 0) {
    throw new EditError(messages.editErrors.notOfEntry);
  }
  return { ...entries, [file]: { frontMatter: frontMatter as EntryDocument["frontMatter"], body } };
}

export function withoutEntry(entries: EntryDocuments, file: string): EntryDocuments {
  entryOf(entries, file);
  return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== file));
}

/** Case does not count, because some file systems ignore it. */
export function newEntryFile(wanted: string, taken: readonly string[]): string {
  const stem = (file: string) => file.replace(/\.md$/, "");
  const small = taken.map((file) => fileSystemKey(stem(file)));
  const id = uniqueId(fileSystemKey(stem(wanted)), small);
  return id === fileSystemKey(stem(wanted)) ? wanted : `${id}.md`;
}

/** A field of a collection that refers to entries of another one. */
export interface Reference {
  /** The collection that has the field. */
  readonly from: Collection;
  /** Its key. */
  readonly field: string;
  /** Its label. */
  readonly title: string;
}

export function referencesTo({ collections }: Model, collection: Collection): readonly Reference[] {
  return Object.values(collections).flatMap((from) =>
    Object.entries(from.fields.properties).flatMap(([field, schema]) => {
      const single = schema.type === "array" ? schema.items : schema;
      const isReference = single.type === "string" && single.entry === collection.name;
      return isReference && field !== "translationOf" ? [{ from, field, title: schema.title }] : [];
    }),
  );
}
