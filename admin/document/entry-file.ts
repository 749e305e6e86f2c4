import type { EntryDocuments, EntryFiles } from "./site-document.ts";

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
