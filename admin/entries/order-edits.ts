import type { Edit } from "../edits/edit.ts";
import { collectionOf, entryIdOf } from "../edits/entry-file.ts";
import { idsInOrder, orderDocument, orderFile, orderPath } from "../edits/order-file.ts";
import type { EntryDocuments } from "../edits/site-document.ts";

/**
 * The edits that move an entry in an order by hand: one of one item where the file has all of them, so that it changes
 * one line; else the file is written as the order is seen.
 */
export function moveInOrder(
  entries: EntryDocuments,
  collection: string,
  ids: readonly string[],
  { id, before }: { readonly id: string; readonly before: string | undefined },
): readonly Edit[] {
  const file = orderFile(collection);
  const written = idsInOrder(entries[file]);
  const others = ids.filter((other) => other !== id);
  const place = before === undefined ? others.length : others.indexOf(before);
  if (place === -1 || before === id) return [];
  const isWhole = written.length === ids.length && written.every((known, index) => known === ids[index]);
  if (isWhole) {
    const index = ids.indexOf(id);
    const target = { in: "entry", file } as const;
    return index === place ? [] : [{ kind: "move-item", target, path: orderPath, index, to: place }];
  }
  const entry = orderDocument(others.toSpliced(place, 0, id));
  return [{ kind: entries[file] ? "replace-entry" : "insert-entry", file, entry }];
}

/** The edits that give a new entry its place at the end of the order, or in the place of another one. */
export function withInOrder(entries: EntryDocuments, file: string, instead?: string): readonly Edit[] {
  const order = orderFile(collectionOf(file));
  if (!Object.hasOwn(entries, order)) return [];
  const [id, gone] = [entryIdOf(file), instead && entryIdOf(instead)];
  const ids = idsInOrder(entries[order]);
  const now =
    gone !== undefined && ids.includes(gone)
      ? ids.map((other) => (other === gone ? id : other))
      : [...ids, id];
  return ids.includes(id) ? [] : [{ kind: "replace-entry", file: order, entry: orderDocument(now) }];
}

/** The edits that take an entry out of the order. */
export function withoutInOrder(entries: EntryDocuments, file: string): readonly Edit[] {
  const order = orderFile(collectionOf(file));
  const index = idsInOrder(entries[order]).indexOf(entryIdOf(file));
  const target = { in: "entry", file: order } as const;
  return index === -1 ? [] : [{ kind: "remove-item", target, path: orderPath, index }];
}
