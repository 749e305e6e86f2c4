import type { Collection } from "../../schema/model.ts";
import type { EntryConfig } from "../../schema/site-config.ts";

export interface EntryFinder {
  find(collection: string, id: string): EntryConfig | undefined;
  collection(name: string): Collection | undefined;
  readonly language: string;
}

const collator = new Intl.Collator("en", { numeric: true });

export function orderEntries(
  entries: readonly EntryConfig[],
  { sort }: Pick<Collection, "sort">,
  order: readonly string[],
  all: EntryFinder,
): readonly EntryConfig[] {
  if (sort !== "manual") return sortEntries(entries, sort, all);
  const places = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: EntryConfig) => places.get(id) ?? order.length;
  return [...entries].sort((a, b) => placeOf(a) - placeOf(b) || collator.compare(a.id, b.id));
}

export function sortEntries(
  entries: readonly EntryConfig[],
  sort: readonly string[],
  all: EntryFinder,
): readonly EntryConfig[] {
  const keys = sort.map((key) => ({ path: key.replace(/^-/, ""), sign: key.startsWith("-") ? -1 : 1 }));
  const rows = entries.map((entry) => ({ entry, values: keys.map(({ path }) => fieldOf(entry, path, all)) }));
  rows.sort((a, b) => {
    for (const [index, { sign }] of keys.entries()) {
      const order = compareValues(a.values[index], b.values[index], sign);
      if (order !== 0) return order;
    }
    return collator.compare(a.entry.id, b.entry.id);
  });
  return rows.map(({ entry }) => entry);
}

export function compareValues(a: unknown, b: unknown, sign: number): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  if (typeof a === "number" && typeof b === "number") return sign * (a - b);
  if (typeof a === "boolean" && typeof b === "boolean") return sign * (Number(a) - Number(b));
  return sign * collator.compare(String(a), String(b));
}

export function fieldOf(entry: EntryConfig, path: string, all: EntryFinder): unknown {
  const dot = path.indexOf(".");
  const key = dot === -1 ? path : path.slice(0, dot);
  const value = key === "id" || key === "slug" ? entry.id : (entry.fields[key] ?? absent(key, all));
  if (dot === -1) return value;
  const rest = path.slice(dot + 1);
  const schema = all.collection(entry.collection)?.fields.properties[key];
  const collection = schema?.type === "string" ? schema.entry : undefined;
  const other = collection && typeof value === "string" ? all.find(collection, value) : undefined;
  if (other) return fieldOf(other, rest, all);
  return rest
    .split(".")
    .reduce<unknown>(
      (at, part) =>
        typeof at === "object" && at !== null && Object.hasOwn(at, part)
          ? (at as Record<string, unknown>)[part]
          : undefined,
      value,
    );
}

function absent(field: string, { language }: EntryFinder): unknown {
  return field === "language" ? language : undefined;
}
