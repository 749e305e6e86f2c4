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

/** A plain number among words, such as in "from 28.8". */
const numberInWords = /(?<![\p{L}\p{Nd}.,:/-])\d+(?:\.\d+)?(?![\p{L}\p{Nd}.,:/%-])/u;

/**
 * A cell as it is shown: in a column of amounts a plain number is money, also the only one among words; all others are as they are
 * written.
 */
export function cellText(cell: string, { currency }: Pick<Column, "currency">, language: string): string {
  const text = cell.trim();
  const amount = currency === undefined ? undefined : amountIn(text);
  return amount && currency
    ? text.replace(amount, () => formatMoney(Number(amount), language, currency))
    : text;
}

/** The number of a text that has one alone, written plainly and without a currency. */
function amountIn(text: string): string | undefined {
  if (plainNumber.test(text)) return text;
  const numbers = text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? [];
  return numbers.length === 1 && !/\p{Sc}/u.test(text) ? numberInWords.exec(text)?.[0] : undefined;
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
    const amount = currency ? amountIn(cell.trim()) : undefined;
    const number = amount === undefined ? read(cell) : Number(amount);
    return number === undefined ? [] : [number];
  });
  if (numbers.length === 0) return "";
  const sum = numbers.reduce((total, number) => total + number, 0);
  if (currency) return formatMoney(sum, language, currency);
  return formatNumber(sum, language, Math.max(...numbers.map(decimalsOf)));
}

const decimalsOf = (number: number) => /\.(\d+)$/.exec(String(number))?.[1]?.length ?? 0;
