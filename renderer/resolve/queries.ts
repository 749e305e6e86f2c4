import type { CollectionName } from "../../schema/collections/index.ts";
import type { EntryConfig } from "../../schema/site-config.ts";

/** How a collection's entries are ordered where nobody says otherwise, and what makes two of them related. */
const habits: Record<CollectionName, { order: (a: EntryConfig, b: EntryConfig) => number; related: string }> =
  {
    posts: {
      order: (a, b) => compare(text(b, "date"), text(a, "date")) || compare(a.id, b.id),
      related: "category",
    },
    projects: { order: (a, b) => a.id.localeCompare(b.id, "en", { numeric: true }), related: "projectType" },
    categories: {
      order: (a, b) => Number(a.fields.order) - Number(b.fields.order) || compare(a.id, b.id),
      related: "title",
    },
  };

/** The entries of a collection in their order: posts from the newest, projects by number, categories as told. */
export function inOrder(entries: readonly EntryConfig[], collection: CollectionName): EntryConfig[] {
  return entries.filter((entry) => entry.collection === collection).sort(habits[collection].order);
}

/**
 * The entries that a query names. `limit` is how many at most; `relatedTo` the id of an entry whose category (or
 * project type) they share, itself left out; `after` the id of an entry that they follow, round in a circle; any
 * other key is a field and the value that it must have.
 */
export function queryEntries(
  ordered: readonly EntryConfig[],
  collection: CollectionName,
  query: Readonly<Record<string, unknown>>,
): EntryConfig[] {
  const { limit, relatedTo, after, ...fields } = query;
  let found = ordered.filter((entry) =>
    Object.entries(fields).every(([key, value]) => entry.fields[key] === value),
  );
  if (typeof relatedTo === "string") {
    const { related } = habits[collection];
    const self = ordered.find((entry) => entry.id === relatedTo);
    found = found.filter((entry) => entry !== self && entry.fields[related] === self?.fields[related]);
  }
  if (typeof after === "string") {
    const index = found.findIndex((entry) => entry.id === after);
    if (index !== -1) found = [...found.slice(index + 1), ...found.slice(0, index)];
  }
  return typeof limit === "number" ? found.slice(0, limit) : found;
}

function text(entry: EntryConfig, field: string): string {
  return String(entry.fields[field] ?? "");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
