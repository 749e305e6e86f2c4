import type { StringSchema } from "../../schema/fields/schema.ts";
import { isDate } from "../../schema/formats/date/is-date.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { writeNumber } from "../../schema/text/read-number.ts";
import { formatFields } from "../labels/format-fields.ts";
import { formatDate, formatText } from "../labels/format-value.ts";
import { tableWords } from "../messages/table-words.ts";
import type { Column } from "./columns.ts";

/** The text of a cell as it is typed, copied and exported: `parseCell` reads it back. Empty without a value. */
export function cellText(column: Column, value: unknown, language: string): string {
  if (value === undefined || value === null) return "";
  switch (column.kind) {
    case "number":
      return typeof value === "number" ? numberText(column, value, language) : foreignText(value);
    case "switch":
      return typeof value === "boolean" ? tableWords()[value ? "yes" : "no"] : foreignText(value);
    case "choice":
      return typeof value === "string" ? labelOf(column, value) : foreignText(value);
    case "choices":
      return isTexts(value) ? joined(value.map((one) => labelOf(column, one))) : foreignText(value);
    case "texts":
      return isTexts(value) ? joined(value) : foreignText(value);
    default:
      return typeof value === "string" ? value : foreignText(value);
  }
}

/** The text of a cell as somebody changes it: like `cellText`, with a day as the language writes it in numbers. */
export function editableText(column: Column, value: unknown, language: string): string {
  const isDay = column.kind === "date" && typeof value === "string" && isDate(value);
  return isDay ? dayInNumbers(value, language) : cellText(column, value, language);
}

/** "31/01/2026": an ISO day in the numbers and the order of a language, which `parseCell` reads. */
export function dayInNumbers(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: "UTC",
  });
  return format
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .map(({ type, value }) => (type === "year" ? day.slice(0, 4) : value.replace(/[\u200e\u200f]/g, "")))
    .join("");
}

/** The text of a cell as it is shown: amounts with their currency, days in words, one line. */
export function displayText(column: Column, value: unknown, language: string): string {
  const { kind, currency } = column;
  if (kind === "number" && typeof value === "number") {
    const digits = { minimumFractionDigits: decimalsOf(currency), maximumFractionDigits: 20 };
    const style = currency === undefined ? {} : ({ style: "currency", currency } as const);
    return value.toLocaleString(language, { ...style, ...digits });
  }
  if (kind === "date" && typeof value === "string") return formatDate(value);
  if (kind === "choices" && isTexts(value)) return value.map((one) => labelOf(column, one)).join(", ");
  if (kind === "texts" && isTexts(value)) return value.join(", ");
  if (kind === "other") return oneLine(formatFields(value, column.schema));
  if (kind === "text" && typeof value === "string") return oneLine(formatText(textSchema(column), value));
  return oneLine(cellText(column, value, language));
}

/** How many decimals amounts of a currency have; 0 without one. */
export function decimalsOf(currency: string | undefined): number {
  if (currency === undefined) return 0;
  return (
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

function textSchema({ schema }: Column): StringSchema | undefined {
  return schema.type === "string" ? schema : undefined;
}

function numberText({ currency }: Column, value: number, language: string): string {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return writeNumber(value, language);
  return value.toLocaleString(language, {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: 20,
    numberingSystem: "latn",
  });
}

function labelOf({ choices }: Column, value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

/** Items between semicolons, or each in a line where one of them has a semicolon itself. */
function joined(items: readonly string[]): string {
  const isPlain = items.every((item) => !item.includes(";"));
  return isPlain ? items.join("; ") : items.map((item) => `${item}\n`).join("");
}

/** What a cell shows of a value that is not of its column's kind, such as a token in place of a number. */
function foreignText(value: unknown): string {
  return isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

const oneLine = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" · ");
