import { isDate } from "../../../schema/formats/date/is-date.ts";
import type { Each } from "../../../schema/site/site-config.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { compareValues } from "./order-entries.ts";

export type ResolveCondition = (written: unknown) => unknown;

interface Comparison {
  readonly ask: ResolveCondition;
  readonly language: string;
}

/** Ids as they are written: one, several, or tokens for either. */
export const idsOf = (written: string | readonly string[], ask: ResolveCondition): readonly unknown[] => [
  ...new Set([written].flat().flatMap((one) => ask(one))),
];

/** Whether an item with an id fulfils `where` and is not left out by `except`; a condition of an `answered` field is not tested again. */
export function createFilter(
  { where = {}, except }: Pick<Each, "where" | "except">,
  comparison: Comparison,
  answered?: string,
): (id: unknown, read: (path: string) => unknown) => boolean {
  const left = except === undefined ? [] : idsOf(except, comparison.ask);
  const conditions = Object.entries(where).filter(([path]) => path !== answered);
  return (id, read) =>
    !left.includes(id) && conditions.every(([path, wanted]) => matches(read(path), wanted, comparison));
}

function matches(value: unknown, wanted: unknown, comparison: Comparison): boolean {
  const { ask, language } = comparison;
  if (Array.isArray(wanted)) return wanted.some((one) => matches(value, one, comparison));
  if (!isObject(wanted)) {
    const asked = ask(wanted);
    if (Array.isArray(asked)) return asked.some((one) => matches(value, one, comparison));
    return Array.isArray(value) ? value.includes(asked) : value === asked;
  }
  return Object.entries(wanted).every(([test, written]) => {
    const asked = ask(written);
    switch (test) {
      case "present":
        return asked === !isBlank(value);
      case "before":
        return isBeside(value, asked) && compareValues(onDay(value, asked), asked, 1, language) < 0;
      case "after":
        return isBeside(value, asked) && compareValues(onDay(value, asked), asked, 1, language) > 0;
      case "from":
        return isBeside(value, asked) && compareValues(onDay(value, asked), asked, 1, language) >= 0;
      case "until":
        return isBeside(value, asked) && compareValues(onDay(value, asked), asked, 1, language) <= 0;
      case "contains":
        return Array.isArray(value) || typeof value === "string" ? value.includes(asked as string) : false;
      case "not":
        return !matches(value, written, comparison);
      default:
        return false;
    }
  });
}

/** The operators by which a value comes before or after another. */
export const comparisons = ["before", "after", "from", "until"] as const;

export const whereOperators: readonly string[] = ["present", ...comparisons, "contains", "not"];

/** A moment is before or after a day as its own day is, by the clock of the site. */
const onDay = (value: unknown, asked: unknown) =>
  typeof value === "string" && typeof asked === "string" && isDate(asked) && value[asked.length] === "T"
    ? value.slice(0, asked.length)
    : value;

const isBeside = (value: unknown, asked: unknown) =>
  typeof value === typeof asked && (typeof value === "string" || typeof value === "number");

const isBlank = (value: unknown) =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
