import type { Collection, Model } from "../../schema/model.ts";
import type { ObjectSchema } from "../../schema/schema.ts";
import type { EntryConfig } from "../../schema/site-config.ts";
import { type EntryFinder, fieldOf, orderEntries } from "./order-entries.ts";
import type { Ref, Scope } from "./scope.ts";

/** The entries of a site, in the order of their collections, as tokens and `each` find them. */
export interface Entries extends EntryFinder {
  /** Every entry that is part of the site, in the order of its collection. */
  of(collection: string): readonly EntryConfig[];
  ids(collection: string): readonly string[];
  /** Those whose field has this very value, in order; found by an index that is made once. */
  withValue(collection: string, field: string, value: unknown): readonly EntryConfig[];
  /** An entry as a token names it. */
  ref(entry: EntryConfig): Ref;
  /** The names of the collections. */
  readonly names: readonly string[];
}

export interface EntriesInput {
  readonly entries: readonly EntryConfig[];
  readonly model: Model;
  /** By collection, the ids of entries that are ordered by hand. */
  readonly orders: ReadonlyMap<string, readonly string[]>;
  /** Of entries that do not name theirs. */
  readonly language: string;
  /** The path of an entry's page, without the base. */
  readonly pathOf: (entry: EntryConfig) => string | undefined;
  /** What the texts of an entry may quote beside the entry itself. */
  readonly scope: () => Scope;
}

/** What is in every entry beside its front matter. */
export const implicitFields = {
  id: { type: "string", title: "Id", description: "The name of the entry's file, without .md." },
  slug: { type: "string", title: "Slug", description: "The same as the id." },
  href: { type: "string", format: "link", title: "Address", description: "The entry's page." },
} as const satisfies ObjectSchema["properties"];

/** What tokens can name in an entry of a collection: its fields, `id`, `slug`, `href` and `body`. */
export function entrySchema({ fields, body }: Collection): ObjectSchema {
  const text = body && { body: { type: "string", format: "markdown", ...body } as const };
  return { ...fields, properties: { ...implicitFields, ...fields.properties, ...text } };
}

export function createEntries({ entries, model, orders, language, pathOf, scope }: EntriesInput): Entries {
  const byCollection = new Map<string, EntryConfig[]>();
  const byId = new Map<string, EntryConfig>();
  for (const entry of entries) {
    const list = byCollection.get(entry.collection) ?? [];
    list.push(entry);
    byCollection.set(entry.collection, list);
    byId.set(`${entry.collection}/${entry.id}`, entry);
  }
  const ordered = new Map<string, readonly EntryConfig[]>();
  const schemas = new Map<string, ObjectSchema>();
  const refs = new Map<EntryConfig, Ref>();
  const indexes = new Map<string, Map<unknown, EntryConfig[]>>();
  const collectionOf = (name: string) =>
    Object.hasOwn(model.collections, name) ? model.collections[name] : undefined;

  const result: Entries = {
    language,
    names: Object.keys(model.collections),
    collection: collectionOf,
    find: (collection, id) => byId.get(`${collection}/${id}`),
    ids: (collection) => result.of(collection).map(({ id }) => id),
    of(name) {
      const known = ordered.get(name);
      if (known) return known;
      const collection = collectionOf(name);
      const list = byCollection.get(name) ?? [];
      const sorted = collection ? orderEntries(list, collection, orders.get(name) ?? [], result) : list;
      ordered.set(name, sorted);
      return sorted;
    },
    withValue(collection, field, value) {
      const key = `${collection}/${field}`;
      let index = indexes.get(key);
      if (!index) {
        index = new Map();
        for (const entry of result.of(collection)) {
          const own = fieldOf(entry, field, result);
          for (const one of Array.isArray(own) ? own : [own])
            index.set(one, [...(index.get(one) ?? []), entry]);
        }
        indexes.set(key, index);
      }
      return index.get(value) ?? [];
    },
    ref(entry) {
      const known = refs.get(entry);
      if (known) return known;
      const collection = collectionOf(entry.collection);
      const schema = collection && (schemas.get(collection.name) ?? entrySchema(collection));
      if (collection && schema) schemas.set(collection.name, schema);
      const parts = { schema, label: collection?.label, path: pathOf(entry), base: scope, language };
      const made = entryRef(entry, parts);
      refs.set(entry, made);
      return made;
    },
  };
  return result;
}

interface EntryParts {
  readonly schema: ObjectSchema | undefined;
  readonly label: string | undefined;
  readonly path: string | undefined;
  readonly language: string;
  readonly base: () => Scope;
}

function entryRef(entry: EntryConfig, { schema, label, path, language, base }: EntryParts): Ref {
  const { fields, id, file } = entry;
  let own: Scope | undefined;
  const ref: Ref = {
    value: {
      language,
      ...fields,
      id,
      slug: id,
      get body() {
        return entry.body;
      },
      ...(path !== undefined && { href: path }),
    },
    schema,
    scope: () => {
      own ??= { ...base(), roots: new Map([...base().roots, ["entry", ref]]) };
      return own;
    },
    place: { file, pointer: "/frontMatter" },
    placeOf: (key) => ({ file, pointer: key === "body" ? "/body" : `/frontMatter/${key}` }),
    ...(label !== undefined && { label }),
  };
  return ref;
}
