import { isPatternFile } from "./pattern.ts";
import type { EntryDocument } from "./site-document.ts";

export function orderFile(collection: string): string {
  return `content/${collection}/order.json`;
}

export function isOrderFile(file: string): boolean {
  return file.endsWith("/order.json") && !isPatternFile(file);
}

export const orderPath = ["frontMatter", "order"] as const;

export function orderDocument(ids: readonly string[]): EntryDocument {
  return { frontMatter: { order: ids }, body: "" };
}

export function idsInOrder(document: EntryDocument | undefined): readonly string[] {
  const ids = document?.frontMatter.order;
  return Array.isArray(ids) ? (ids as readonly string[]) : [];
}
