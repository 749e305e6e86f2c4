import type { Collection } from "../../../schema/model/model.ts";
import type { EntryConfig } from "../../../schema/site/site-config.ts";

/** What sorting entries by a field of a referenced entry needs. */
export interface EntryFinder {
  find(collection: string, id: string): EntryConfig | undefined;
  /** The definition of a collection; undefined for an unknown one. */
  collection(name: string): Collection | undefined;
  /** By which texts are compared. */
  readonly language: string;
}

const collators = new Map<string, Intl.Collator>();

/** Texts as a language orders them, the numbers in them by value; days and moments by time. */
export function compareTexts(a: string, b: string, language: string): number {
  if (moment.test(a) && moment.test(b)) return Date.parse(a) - Date.parse(b) || 0;
  const known = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, known);
  return known.compare(a, b);
}

const moment = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/;

/**
 * The entries of a collection in its order: by its `sort`, or for a manual one as in `order`, unlisted entries last.
 */
export function orderEntries(
  entries: readonly EntryConfig[],
  { sort }: Pick<Collection, "sort">,
  order: readonly string[],
  all: EntryFinder,
): readonly EntryConfig[] {
  if (sort !== "manual") return sortEntries(entries, sort, all);
  const places = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: EntryConfig) => places.get(id) ?? order.length;
  return [...entries].sort((a, b) => placeOf(a) - placeOf(b) || compareTexts(a.id, b.id, all.language));
}

/** Entries by fields; a minus before a field reverses it, and equal entries are ordered by id. */
export function sortEntries(
  entries: readonly EntryConfig[],
  sort: readonly string[],
  all: EntryFinder,
): readonly EntryConfig[] {
  const keys = sort.map((key) => ({ path: key.replace(/^-/, ""), sign: key.startsWith("-") ? -1 : 1 }));
  const rows = entries.map((entry) => ({ entry, values: keys.map(({ path }) => fieldOf(entry, path, all)) }));
  rows.sort((a, b) => {
    for (const [index, { sign }] of keys.entries()) {
      const order = compareValues(a.values[index], b.values[index], sign, all.language);
      if (order !== 0) return order;
    }
    return compareTexts(a.entry.id, b.entry.id, all.language);
  });
  return rows.map(({ entry }) => entry);
}

/** Compares two field values for sorting; `sign` is -1 for a descending order. Missing values are last in both. */
export function compareValues(a: unknown, b: unknown, sign: number, language: string): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  if (typeof a === "number" && typeof b === "number") return sign * (a - b);
  if (typeof a === "boolean" && typeof b === "boolean") return sign * (Number(a) - Number(b));
  return sign * compareTexts(String(a), String(b), language);
}

/** The value of a field; a dotted path continues in the entry that the first field refers to. */
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
