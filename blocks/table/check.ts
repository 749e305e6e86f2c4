import type { BlockProblem } from "../../schema/block/define-block.ts";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { isDate } from "../../schema/formats/date/is-date.ts";
import type { ProblemReason } from "../../schema/problems/problem-values.ts";
import { currencyMistake } from "../../schema/text/currency-code.ts";
import { truncateForMessage } from "../../schema/text/truncate-for-message.ts";
import { checkFilter } from "../_kit/filter/check-filter.ts";
import { rowsOf } from "./rows-of.ts";
import type { schema } from "./schema.ts";

type Props = Pick<Resolved<typeof schema>, "columns" | "rows" | "groups" | "filterBy">;

/**
 * Reports `table-row` for a row that has more or fewer cells than there are columns, `wrong-value` for a column that is
 * sorted, added up or shown by what none of its cells has, and `filter-values`.
 */
export function check({ columns, rows, groups, filterBy }: Props): BlockProblem[] {
  const placed = rowsOf({ rows, groups });
  const others = (filterBy?.all?.value ?? []).map((row, index) => ({ row, key: `filterBy/all/${index}` }));
  const wrong = (found: typeof placed) => found.filter(({ row }) => row.cells.length !== columns.length);
  return [
    ...[...wrong(placed), ...wrong(others).slice(0, 1)].map((one) => rowProblem(one, columns.length)),
    ...columnProblems(columns, placed),
    ...checkFilter(
      filterBy,
      placed.map(({ row }) => row),
      (index) => placed[index]?.key ?? "rows",
    ),
  ];
}

function rowProblem(
  { row: { cells }, key }: ReturnType<typeof rowsOf>[number],
  columns: number,
): BlockProblem {
  const [name = ""] = cells;
  const row = name.trim() === "" ? "The row" : `The row "${truncateForMessage(name)}"`;
  return {
    code: "table-row",
    key: `${key}/cells`,
    message: `${row} has ${counted(cells.length, "cell")}, and the table ${counted(columns, "column")}.`,
    suggestion: "Write one for each column; an empty text leaves a cell empty.",
    values: { length: cells.length, limit: columns },
  };
}

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? "" : "s"}`;

type Rows = ReturnType<typeof rowsOf>;

/** What a column says of its cells, of which none has it. */
function columnProblems(columns: Props["columns"], rows: Rows): BlockProblem[] {
  return columns.flatMap((column, index): BlockProblem[] => {
    const wrong = column.currency === undefined ? undefined : currencyMistake(column.currency);
    if (wrong) return [{ code: "wrong-value", key: `columns/${index}/currency`, ...wrong }];
    const cells = rows.map(({ row }) => row.cells[index]?.trim() ?? "").filter((cell) => cell !== "");
    const [first] = cells;
    if (first === undefined) return [];
    const { title, total, currency, sort } = column;
    const named = `the column "${truncateForMessage(title)}"`;
    const none = (what: string) => `No cell of ${named} has ${what}; one is "${truncateForMessage(first)}".`;
    const problem = (key: string, message: string, suggestion: string, reason: ProblemReason) => [
      {
        code: "wrong-value" as const,
        key: `columns/${index}/${key}`,
        message,
        suggestion,
        values: { reason },
      },
    ];
    if (total && index === 0) {
      const message = `The first column names what a row is about, so ${named} has no total.`;
      return problem("total", message, 'Put another column before it, or leave "total" out.', "first-column");
    }
    const hasNumber = cells.some((cell) => /\p{Nd}/u.test(cell));
    if (total && !hasNumber)
      return problem(
        "total",
        none("a number to add up"),
        'Leave "total" out, or write numbers.',
        "no-number",
      );
    if (currency && !hasNumber)
      return problem("currency", none("a number"), 'Leave "currency" out, or write numbers.', "no-number");
    if (sort === "number" && !hasNumber)
      return problem("sort", none("a number"), 'Write "sort": "text", or numbers.', "no-number");
    if (!currency && sort === "date" && !cells.some((cell) => isDate(cell.slice(0, 10))))
      return problem("sort", none("a day"), 'Write "sort": "text", or days such as 2026-05-01.', "no-days");
    return [];
  });
}
