import { orderEntries } from "../../../../renderer/resolve/entries/order-entries.ts";
import type { Collection, Model } from "../../../../schema/model/model.ts";
import type { EditorEntry } from "../../../sync/content/editor-content.ts";

interface EntryOrder {
  readonly model: Model;
  readonly order: readonly string[];
  /** The main one of the site. */
  readonly language: string;
}

export function entriesInOrder(
  entries: readonly EditorEntry[],
  collection: Collection,
  { model, order, language }: EntryOrder,
): readonly EditorEntry[] {
  const own = entries.filter((entry) => entry.collection === collection.name);
  const others = {
    find: (name: string, id: string) => entries.find((entry) => entry.collection === name && entry.id === id),
    collection: (name: string) => model.collections[name],
    language,
  };
  return orderEntries(own, collection, order, others) as readonly EditorEntry[];
}
