import type { Resolved } from "../../schema/fields/resolved.ts";
import { durationInWords } from "../../schema/formats/duration/index.ts";
import { formatNumber } from "../_kit/intl.ts";
import { formatMoney } from "../_kit/money.ts";
import { createNumberReader, type SortKind } from "./compare-cells.ts";
import { createDurationReader, sumOf } from "./durations.ts";
import type { schema } from "./schema.ts";

type Column = Resolved<typeof schema>["columns"][number];

const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** A column of amounts is sorted by them. */
export const sortOf = ({ currency, sort }: Pick<Column, "currency" | "sort">): SortKind =>
  currency ? "number" : sort;

export const alignOf = (column: Pick<Column, "align" | "currency" | "sort">) =>
  column.align ?? (sortOf(column) === "number" ? "end" : "start");

/** A cell as it is shown: a plain number in a column of amounts as money, all others as they are written. */
export function cellText(cell: string, { currency }: Pick<Column, "currency">, language: string): string {
  return currency && plainNumber.test(cell) ? formatMoney(Number(cell), language, currency) : cell;
}

/** The sum of a column, of durations or with as many decimals as its cells have at most; empty where no cell has a number. */
export function totalOf(
  cells: readonly string[],
  { currency }: Pick<Column, "currency">,
  language: string,
): string {
  const readDuration = createDurationReader(language);
  const durations = cells.flatMap((cell) => readDuration(cell) ?? []);
  if (durations.length > 0) return durationInWords(sumOf(durations), language);
  const read = createNumberReader(language);
  const numbers = cells.flatMap((cell) => {
    const number = currency && plainNumber.test(cell) ? Number(cell) : read(cell);
    return number === undefined ? [] : [number];
  });
  if (numbers.length === 0) return "";
  const sum = numbers.reduce((total, number) => total + number, 0);
  if (currency) return formatMoney(sum, language, currency);
  return formatNumber(sum, language, Math.max(...numbers.map(decimalsOf)));
}

const decimalsOf = (number: number) => /\.(\d+)$/.exec(String(number))?.[1]?.length ?? 0;
