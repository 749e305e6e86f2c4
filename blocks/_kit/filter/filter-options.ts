import type { Deferred, Resolved } from "../../../schema/fields/resolved.ts";
import { formatDate } from "../intl.ts";
import type { fields } from "./schemas.ts";

export type FilterField = Resolved<typeof fields>[number];

/** What a filter looks at: a list of values for each of its fields. */
export interface FilterItem {
  readonly values: readonly (readonly string[])[];
}

/** The filter of a list, resolved. */
export interface FilterBy {
  readonly fields: readonly FilterField[];
  readonly all?: Deferred<readonly FilterItem[]>;
}

/** An option of a filter's `select`; `text` is `value` as visitors read it. */
interface FilterOption {
  readonly value: string;
  readonly text: string;
}

/** What a select offers: each value that occurs, once. */
export function filterOptions(
  { kind, choices }: Pick<FilterField, "kind" | "choices">,
  values: readonly string[],
  language: string,
): FilterOption[] {
  if (kind === "month") {
    const months = values.flatMap((value) => /^\d{4}-\d{2}(?=-)/.exec(value)?.[0] ?? []);
    return [...new Set(months)]
      .sort()
      .map((value) => ({ value, text: formatDate(`${value}-01`, language, "month") }));
  }
  const { compare } = new Intl.Collator(language, { numeric: true });
  const known = choices.length > 0 ? choices : calendarOrder(values, language);
  const rankOf = (value: string) => {
    const index = known.indexOf(value);
    return index < 0 ? known.length : index;
  };
  return [...new Set(values)]
    .filter((value) => value !== "")
    .sort((one, other) => rankOf(one) - rankOf(other) || compare(one, other))
    .map((value) => ({ value, text: value }));
}

/** The months of a year, or the days of a week from Monday on, if all values are names of these. */
function calendarOrder(values: readonly string[], language: string): readonly string[] {
  const names = (part: "month" | "weekday", count: number) => {
    const { format } = new Intl.DateTimeFormat(language, { [part]: "long", timeZone: "UTC" });
    const step = part === "month" ? 31 : 1;
    // 2024 begins on a Monday.
    return Array.from({ length: count }, (_, index) => format(Date.UTC(2024, 0, 1 + index * step)));
  };
  const orders = [names("month", 12), names("weekday", 7)];
  return orders.find((order) => values.every((value) => value === "" || order.includes(value))) ?? [];
}

/** The least and the greatest number of a range; none where there is no number. */
export function filterLimits(values: readonly string[]): { readonly min?: number; readonly max?: number } {
  const numbers = values.map(Number).filter((number) => !Number.isNaN(number));
  return numbers.length > 0 ? { min: Math.min(...numbers), max: Math.max(...numbers) } : {};
}

/** What an element of the page says to its filter, where no file beside the page does. */
export const filterAttributes = (filter: Pick<FilterBy, "all"> | undefined, { values }: FilterItem) =>
  filter && !filter.all ? { "data-values": JSON.stringify(values) } : {};
