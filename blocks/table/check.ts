import type { BlockProblem } from "../../schema/block/define-block.ts";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { checkFilter } from "../_kit/filter/check-filter.ts";
import { rowsOf } from "./rows-of.ts";
import type { schema } from "./schema.ts";

type Props = Pick<Resolved<typeof schema>, "columns" | "rows" | "groups" | "filterBy">;

/** Reports `table-row` for a row that has more or fewer cells than there are columns, and `filter-values`. */
export function check({ columns, rows, groups, filterBy }: Props): BlockProblem[] {
  const placed = rowsOf({ rows, groups });
  const of = (found: typeof placed) =>
    found.flatMap(({ row: { cells }, key }) =>
      cells.length === columns.length
        ? []
        : [
            {
              code: "table-row" as const,
              key: `${key}/cells`,
              message: `The row has ${counted(cells.length, "cell")}, and the table ${counted(columns.length, "column")}.`,
              suggestion: "Write one for each column; an empty text leaves a cell empty.",
              values: { length: cells.length, limit: columns.length },
            },
          ],
    );
  const others = (filterBy?.all?.value ?? []).map((row) => ({ row, key: "filterBy/all" }));
  const items = placed.map(({ row }) => row);
  return [
    ...of(placed),
    ...of(others)
      .slice(0, 1)
      .map((problem) => ({ ...problem, key: "filterBy/all" })),
    ...checkFilter(filterBy, items, rows.length > 0 ? "rows" : "groups"),
  ];
}

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? "" : "s"}`;
