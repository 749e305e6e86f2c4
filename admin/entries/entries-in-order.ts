import type { Collection } from "../../schema/model.ts";
import type { EntryConfig } from "../../schema/site-config.ts";

type Sorted = Pick<EntryConfig, "id" | "fields">;

const collator = new Intl.Collator("en", { numeric: true });

/**
 * Entries of a collection as the site orders them: by the fields that the model names, or by hand; what is alike, and
 * what has no place in the order, by id. An entry without a value comes last.
 */
export function entriesInOrder<Entry extends Sorted>(
  entries: readonly Entry[],
  { sort }: Pick<Collection, "sort">,
  order: readonly string[] = [],
): readonly Entry[] {
  if (sort !== "manual") return entries.toSorted((one, other) => byFields(sort, one, other));
  const places = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: Entry) => places.get(id) ?? Number.POSITIVE_INFINITY;
  return entries.toSorted((one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)];
    return first === second ? collator.compare(one.id, other.id) : first - second;
  });
}

function byFields(sort: readonly string[], one: Sorted, other: Sorted): number {
  for (const key of sort) {
    const down = key.startsWith("-");
    const field = down ? key.slice(1) : key;
    const [a, b] = [one.fields[field], other.fields[field]];
    if (a === undefined || b === undefined) {
      if (a !== b) return a === undefined ? 1 : -1;
      continue;
    }
    const compared =
      typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
    if (compared !== 0) return down ? -compared : compared;
  }
  return collator.compare(one.id, other.id);
}
