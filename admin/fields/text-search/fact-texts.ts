import { formatCurrency } from "../../../blocks/_kit/intl.ts";

interface MoneyFormat {
  /** By its three letters; undefined for a number that is no amount of money. */
  readonly currency: string | undefined;
  readonly language: string;
}

/** How a fact reads in texts: a text as it is, an amount of money as pages print it, whole ones also without decimals. */
export function factTexts(value: unknown, { currency, language }: MoneyFormat): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "number" || currency === undefined) return [];
  return [currency, `${currency} 0`].map((written) => formatCurrency(value, language, written));
}

const shortest = 4;

/** Whether a setting's text has changed to another one that can be written elsewhere too. */
export function isChangedText(before: unknown, after: unknown): boolean {
  if (typeof before !== "string" || typeof after !== "string") return false;
  // £45 is short, and no other word.
  const isTelling = before.trim().length >= shortest || /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(before);
  return before !== after && isTelling && after.trim() !== "" && !before.includes("{{");
}
