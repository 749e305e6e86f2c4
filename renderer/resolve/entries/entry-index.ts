import type { Model } from "../../../schema/model/model.ts";
import type { EntryConfig } from "../../../schema/site/site-config.ts";
import { createDependencyLog, type DependencyLog } from "../report/dependencies.ts";
import { type EntryFinder, fieldOf, orderEntries } from "./order-entries.ts";
import type { AbsentReason } from "./published.ts";

export interface EntryIndex extends EntryFinder {
  /** All entries of a collection in its order; empty for an unknown one. */
  of(collection: string): readonly EntryConfig[];
  /** The ids of a collection's entries, in its order. */
  ids(collection: string): readonly string[];
  /** The entries whose field has the value, or a list that contains it. */
  withValue(collection: string, field: string, value: unknown): readonly EntryConfig[];
  /** Of all collections. */
  readonly names: readonly string[];
  /** Why an entry that exists can't be found. */
  leftOut(collection: string, id: string): AbsentReason | undefined;
}

/** What an `EntryIndex` is built from. */
interface IndexedEntries {
  /** The published ones. */
  readonly entries: readonly EntryConfig[];
  readonly model: Model;
  /** The ids of collections with a manual order, by collection. */
  readonly orders: ReadonlyMap<string, readonly string[]>;
  /** The site's main language, by which texts are sorted. */
  readonly language: string;
  /** Entries that exist and are not published. */
  readonly leftOut?: ReadonlyMap<EntryConfig, AbsentReason>;
  /** Records which entries are looked up. */
  readonly dependencies?: DependencyLog;
}

export function indexEntries({
  entries,
  model,
  orders,
  language,
  leftOut = new Map(),
  dependencies = createDependencyLog(),
}: IndexedEntries): EntryIndex {
  const byCollection = new Map<string, Map<string, EntryConfig>>();
  for (const entry of entries) {
    const known = byCollection.get(entry.collection);
    if (known) known.set(entry.id, entry);
    else byCollection.set(entry.collection, new Map([[entry.id, entry]]));
  }
  const ordered = new Map<string, readonly EntryConfig[]>();
  const byValue = new Map<string, ReadonlyMap<unknown, readonly EntryConfig[]>>();
  const collectionOf = (name: string) =>
    Object.hasOwn(model.collections, name) ? model.collections[name] : undefined;

  const index: EntryIndex = {
    language,
    names: Object.keys(model.collections),
    collection: collectionOf,
    find(collection, id) {
      dependencies.add({ kind: "fields", entry: `${collection}/${id}` });
      return byCollection.get(collection)?.get(id);
    },
    leftOut: (collection, id) =>
      [...leftOut].find(([entry]) => entry.collection === collection && entry.id === id)?.[1],
    ids: (collection) => index.of(collection).map(({ id }) => id),
    of(name) {
      dependencies.add({ kind: "list", collection: name });
      const known = ordered.get(name);
      if (known) return known;
      const collection = collectionOf(name);
      const list = [...(byCollection.get(name)?.values() ?? [])];
      const sorted = collection
        ? dependencies.untracked(() => orderEntries(list, collection, orders.get(name) ?? [], index))
        : list;
      ordered.set(name, sorted);
      return sorted;
    },
    withValue(collection, field, value) {
      const key = `${collection}/${field}`;
      dependencies.add({ kind: "value", collection, field, value });
      const known = byValue.get(key) ?? dependencies.untracked(() => valuesOf(index, collection, field));
      byValue.set(key, known);
      return known.get(value) ?? [];
    },
  };
  return index;
}

function valuesOf(index: EntryIndex, collection: string, field: string): Map<unknown, EntryConfig[]> {
  const values = new Map<unknown, EntryConfig[]>();
  for (const entry of index.of(collection)) {
    const own = fieldOf(entry, field, index);
    for (const one of new Set(Array.isArray(own) ? own : [own])) {
      const same = values.get(one);
      if (same) same.push(entry);
      else values.set(one, [entry]);
    }
  }
  return values;
}
