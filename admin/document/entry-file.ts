import type { EntryDocuments, EntryFiles } from "./site-document.ts";

/** The collection that an entry's file is in: `breads` of `content/breads/rye.md`. */
export function collectionOf(file: string): string {
  return file.split("/")[1] ?? "";
}

/** The id of an entry by its file: `rye` of `content/breads/rye.md`. */
export function entryIdOf(file: string): string {
  return (file.split("/").at(-1) ?? "").replace(/\.md$/, "");
}

/** The file of an entry. */
export function entryFile(collection: string, id: string): string {
  return `content/${collection}/${id}.md`;
}

/** The entries in files. */
export function documentsIn(files: EntryFiles): EntryDocuments {
  return Object.fromEntries(Object.entries(files).map(([file, { document }]) => [file, document]));
}
