import type { BlockProblem } from "../../../schema/block/define-block.ts";
import { isDate } from "../../../schema/formats/date/is-date.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import type { FilterBy, FilterItem } from "./filter-options.ts";

/** A card, a row or an article: what a filter looks at, and what it is called by. */
interface NamedItem extends FilterItem {
  readonly title?: string | undefined;
  readonly cells?: readonly string[];
}

/**
 * Reports `filter-values` for the first one of a list that has not as many lists of values as its filter has fields, for
 * a field whose id another one has, and for the first value that a field can't find by its kind: a month is one of a
 * day, and a range is one of numbers. `keyOf` is where an item of the list stands in the props.
 */
export function checkFilter(
  filter: FilterBy | undefined,
  items: readonly NamedItem[],
  keyOf: (index: number) => string,
): BlockProblem[] {
  if (!filter) return [];
  const { fields, all } = filter;
  const found: readonly NamedItem[] = all?.value ?? items;
  const counts = countProblems(filter, found, all ? (index) => `filterBy/all/${index}` : keyOf);
  // Where lists of values are missing, those after them stand for other fields.
  return [...idProblems(filter), ...(counts.length > 0 ? counts : kindProblems(fields, found))];
}

function idProblems({ fields }: FilterBy): BlockProblem[] {
  const ids = fields.map(({ id }) => id);
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (repeated < 0) return [];
  return [
    {
      code: "filter-values",
      key: `filterBy/fields/${repeated}/id`,
      message: `Two fields have the id "${ids[repeated]}".`,
      suggestion: "Give each its own.",
    },
  ];
}

function countProblems(
  { fields }: FilterBy,
  found: readonly NamedItem[],
  keyOf: (index: number) => string,
): BlockProblem[] {
  const index = found.findIndex(({ values }) => values.length !== fields.length);
  const wrong = found[index];
  if (!wrong) return [];
  return [
    {
      code: "filter-values",
      key: `${keyOf(index)}/values`,
      message: `The filter has ${fields.length} ${fields.length === 1 ? "field" : "fields"}, and ${nameOf(wrong)} has values for ${wrong.values.length}.`,
      suggestion: 'Write "values" with a list for each field; an empty list says that there is none.',
      values: { length: wrong.values.length, limit: fields.length },
    },
  ];
}

/** What the values of a field must be for visitors to find anything by them. */
const kinds = {
  month: {
    fits: (value: string) => isDate(value.slice(0, 10)),
    needs: "days such as 2026-05-01",
    reason: "no-such-day",
    suggestion:
      'Write "kind": "choice" for names, such as those of months: these are in the order of the year.',
  },
  range: {
    fits: (value: string) => Number.isFinite(Number(value)),
    needs: "numbers such as 85",
    reason: "no-number",
    suggestion: 'Write the number alone, and its unit in "title"; or write "kind": "choice".',
  },
} as const;

function kindProblems(fields: FilterBy["fields"], found: readonly NamedItem[]): BlockProblem[] {
  return fields.flatMap(({ title, kind }, index): BlockProblem[] => {
    if (kind !== "month" && kind !== "range") return [];
    const { fits, needs, reason, suggestion } = kinds[kind];
    for (const item of found) {
      const wrong = item.values[index]?.find((value) => value !== "" && !fits(value));
      if (wrong === undefined) continue;
      return [
        {
          code: "filter-values",
          key: `filterBy/fields/${index}/kind`,
          message: `The filter "${title}" is of the kind "${kind}", which needs ${needs}; ${nameOf(item)} has "${truncateForMessage(wrong)}".`,
          suggestion,
          values: { reason, written: wrong },
        },
      ];
    }
    return [];
  });
}

function nameOf({ title, cells: [first = ""] = [] }: NamedItem): string {
  const name = title ?? first;
  return name === "" ? "one of these" : `"${truncateForMessage(name)}"`;
}
