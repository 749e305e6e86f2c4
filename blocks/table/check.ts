import type { BlockProblem } from "../../schema/define-block.ts";
import type { Resolved } from "../../schema/resolved.ts";
import { rowsOf } from "./rows-of.ts";
import type { schema } from "./schema.ts";

type Props = Pick<Resolved<typeof schema>, "columns" | "rows" | "groups">;

/** Reports `table-row` for a row that has more or fewer cells than there are columns. */
export function check({ columns, rows, groups }: Props): BlockProblem[] {
  return rowsOf({ rows, groups }).flatMap(({ row: { cells }, key }) =>
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
}

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? "" : "s"}`;
