import { isDate } from "../../schema/formats/date/is-date.ts";
import { formatOf } from "../../schema/formats/index.ts";
import { readNumber } from "../../schema/text/read-number.ts";
import { formats } from "../document/definitions.ts";
import { tableWords } from "../messages/table-words.ts";
import { dayInNumbers } from "./cell-text.ts";
import type { Choice, Column } from "./columns.ts";

/** A value, undefined for an empty cell, or a sentence that says why the text can't be read. */
type ParsedCell = { readonly value: unknown } | { readonly problem: string };

/**
 * Reads the text of a cell, as it is typed, pasted or imported. `languages` are those in which numbers and days are written, the
 * first before the others. Limits, such as a lowest number, are for the checks of the site to report.
 */
export function parseCell(column: Column, text: string, languages: readonly string[]): ParsedCell {
  const typed = column.kind === "lines" ? text.replace(/\r\n?/g, "\n") : text.trim();
  if (typed.trim() === "") return { value: undefined };
  if (isToken(typed)) return { value: typed };
  switch (column.kind) {
    case "number":
      return parseNumber(column, typed, languages);
    case "switch":
      return parseSwitch(typed);
    case "date":
      return parseDate(typed, languages);
    case "choice":
      return parseChoice(column, typed);
    // A line end at the end says that semicolons are part of the items.
    case "choices":
      return parseChoices(column, text);
    case "texts":
      return { value: itemsIn(text) };
    case "text":
      return parseText(column, typed);
    case "lines":
      return { value: typed };
    case "other":
      return { problem: tableWords().problems.onlyInForm };
  }
}

const isToken = (text: string) => /^\{\{[^{}]*\}\}$/.test(text);

function parseNumber(
  { schema, currency = "" }: Column,
  text: string,
  languages: readonly string[],
): ParsedCell {
  const plain = text
    .replace(/\p{Sc}/gu, "")
    .replace(currency, "")
    .trim();
  const [number] = readNumber(plain, languages);
  if (number === undefined) return { problem: tableWords().problems.noNumber({ text }) };
  if (schema.type === "integer" && !Number.isInteger(number))
    return { problem: tableWords().problems.notWhole({ text }) };
  return { value: number };
}

const yes = new Set(["yes", "y", "true", "1", "x", "on", "✓", "ja", "j", "wahr"]);
const no = new Set(["no", "n", "false", "0", "-", "off", "nein", "falsch"]);

function parseSwitch(text: string): ParsedCell {
  const word = text.toLowerCase();
  if (word === tableWords().yes.toLowerCase() || yes.has(word)) return { value: true };
  if (word === tableWords().no.toLowerCase() || no.has(word)) return { value: false };
  return { problem: tableWords().problems.noSwitch({ text, yes: tableWords().yes, no: tableWords().no }) };
}

function parseDate(text: string, languages: readonly string[]): ParsedCell {
  const [day] = languages.flatMap((language) => dayIn(text, language) ?? []);
  if (day !== undefined) return { value: day };
  const example = dayInNumbers("2026-01-31", languages[0] ?? "en");
  return { problem: tableWords().problems.noDate({ text, example }) };
}

/** 2026-01-31, or day, month and year as a language orders them. */
function dayIn(text: string, language: string): string | undefined {
  if (isDate(text)) return text;
  const numbers = /^(\d{1,4})[./ -]+(\d{1,2})[./ -]+(\d{1,4})\.?$/.exec(text)?.slice(1);
  if (!numbers) return undefined;
  const order = new Intl.DateTimeFormat(language, { day: "numeric", month: "numeric", year: "numeric" })
    .formatToParts(0)
    .flatMap(({ type }) => (type === "day" || type === "month" || type === "year" ? [type] : []));
  const read = Object.fromEntries(order.map((type, index) => [type, numbers[index] ?? ""]));
  const { year = "", month = "", day = "" } = read;
  const full = year.length === 2 ? `20${year}` : year;
  const written = `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDate(written) ? written : undefined;
}

function parseChoice(column: Column, text: string): ParsedCell {
  const found = choiceIn(column, text);
  return found ? { value: found.value } : { problem: noChoice(column, text) };
}

function parseChoices(column: Column, text: string): ParsedCell {
  const values: string[] = [];
  for (const item of itemsIn(text)) {
    // A choice may have a comma in its name.
    const names = choiceIn(column, item) ? [item] : item.split(",").map((name) => name.trim());
    for (const name of names.filter((one) => one !== "")) {
      const found = choiceIn(column, name);
      if (!found) return { problem: noChoice(column, name) };
      if (!values.includes(found.value)) values.push(found.value);
    }
  }
  return { value: values.length === 0 ? undefined : values };
}

function choiceIn({ choices }: Column, text: string): Choice | undefined {
  const key = text.toLowerCase();
  const exact = choices.find(({ value, label }) => value === text || label === text);
  return (
    exact ?? choices.find(({ value, label }) => value.toLowerCase() === key || label.toLowerCase() === key)
  );
}

const maxNames = 6;

function noChoice({ title, choices }: Column, text: string): string {
  const names = choices.slice(0, maxNames).map(({ label }) => label);
  const some = [...names, ...(choices.length > maxNames ? ["…"] : [])].join(", ");
  return tableWords().problems.noChoice({ text, field: title, choices: some });
}

function itemsIn(text: string): readonly string[] {
  return text
    .split(text.includes("\n") ? "\n" : ";")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

function parseText({ schema }: Column, text: string): ParsedCell {
  const format = schema.type === "string" ? formatOf(schema.format, formats) : undefined;
  if (!format || text.includes("{{") || format.check(text) === undefined) return { value: text };
  return { problem: tableWords().problems.notOfFormat({ text, example: format.example }) };
}
