import type { EntryDocument } from "./site-document.ts";

/** The file with the order of a collection that is sorted by hand. */
export function orderFile(collection: string): string {
  return `content/${collection}/order.json`;
}

export function isOrderFile(file: string): boolean {
  return file.endsWith("/order.json");
}

/** Where the ids are in the document of such a file. */
export const orderPath = ["frontMatter", "order"] as const;

/** The document of an order: an entry whose one field is the list of ids. */
export function orderDocument(ids: readonly string[]): EntryDocument {
  return { frontMatter: { order: ids }, body: "" };
}

/** The ids in the document of an order. */
export function idsInOrder(document: EntryDocument | undefined): readonly string[] {
  const ids = document?.frontMatter.order;
  return Array.isArray(ids) ? (ids as readonly string[]) : [];
}
