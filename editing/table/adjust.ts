import { readNumber } from "../../schema/text/read-number.ts";
import { decimalsOf } from "./cell-text.ts";
import type { Column } from "./columns.ts";

/** What is done to each number of a selection. */
export type Adjustment =
  | { readonly kind: "percent"; readonly by: number }
  | { readonly kind: "add"; readonly by: number }
  | { readonly kind: "set"; readonly to: number };

/** Reads "+10 %", "-0.50" and "= 4.20"; a percentage without a sign is added. Undefined for anything else: 10 could be any of them. */
export function parseAdjustment(text: string, languages: readonly string[]): Adjustment | undefined {
  const plain = text
    .replace(/\p{Sc}/gu, "")
    .replace(/[−–]/g, "-")
    .trim();
  const [sign = ""] = /^[+=-]/.exec(plain) ?? [];
  const isPercent = plain.endsWith("%");
  const number = plain.slice(sign.length, isPercent ? -1 : undefined).trim();
  const [amount] = readNumber(number, languages);
  if (amount === undefined || /^[+-]/.test(number)) return undefined;
  const by = sign === "-" ? -amount : amount;
  if (isPercent) return sign === "=" ? undefined : { kind: "percent", by };
  if (sign === "") return undefined;
  return sign === "=" ? { kind: "set", to: amount } : { kind: "add", by };
}

/** The decimals of a column: of its currency; else none for whole numbers, and as many as its numbers have. */
export function columnDecimals(column: Column, numbers: readonly number[]): number {
  if (column.currency !== undefined) return decimalsOf(column.currency);
  if (column.schema.type === "integer") return 0;
  return Math.max(0, ...numbers.map(decimalsIn));
}

/** The adjusted number with so many decimals, halves away from zero. */
export function adjust(number: number, adjustment: Adjustment, decimals: number): number {
  if (adjustment.kind === "set") return adjustment.to;
  if (adjustment.kind === "add")
    return rounded(number + adjustment.by, Math.max(decimals, decimalsIn(adjustment.by)));
  return rounded((number * (100 + adjustment.by)) / 100, decimals);
}

function rounded(number: number, decimals: number): number {
  // What a product is off in binary, such as 1.005 * 100, is far below a tenth of the last decimal.
  const exact = Number(Math.abs(number).toPrecision(15));
  const shifted = Math.round(Number(`${exact}e${decimals}`));
  return Number.isFinite(shifted) ? Math.sign(number) * Number(`${shifted}e-${decimals}`) || 0 : number;
}

function decimalsIn(number: number): number {
  return /\.(\d+)$/.exec(String(number))?.[1]?.length ?? 0;
}
