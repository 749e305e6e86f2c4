import type { BlockProblem } from "../../../schema/block/define-block.ts";
import type { FilterBy, FilterItem } from "./filter-options.ts";

/**
 * Reports `filter-values` for the first one of a list that has not as many lists of values as its filter has fields, and
 * for a field whose id another one has. `key` is where the list stands in the props.
 */
export function checkFilter(
  filter: FilterBy | undefined,
  items: readonly FilterItem[],
  key: string,
): BlockProblem[] {
  if (!filter) return [];
  const { fields, all } = filter;
  const problem = (at: string, message: string, suggestion: string, values?: BlockProblem["values"]) => ({
    code: "filter-values" as const,
    key: at,
    message,
    suggestion,
    ...(values && { values }),
  });
  const ids = fields.map(({ id }) => id);
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index);
  const found = all?.value ?? items;
  const wrong = found.findIndex(({ values }) => values.length !== fields.length);
  const place = all ? "filterBy/all" : key;
  return [
    ...(repeated < 0
      ? []
      : [
          problem(
            `filterBy/fields/${repeated}/id`,
            `Two fields have the id "${ids[repeated]}".`,
            "Give each its own.",
          ),
        ]),
    ...(wrong < 0
      ? []
      : [
          problem(
            place,
            `The filter has ${fields.length} ${fields.length === 1 ? "field" : "fields"}, and one of these has values for ${found[wrong]?.values.length}.`,
            'Write "values" with a list for each field; an empty list says that there is none.',
            { length: found[wrong]?.values.length ?? 0, limit: fields.length },
          ),
        ]),
  ];
}
