import Papa from "papaparse";
import { cellText } from "./cell-text.ts";
import { type Column, isEditable } from "./columns.ts";
import { cellValue, type TableRow } from "./rows.ts";

/** The heading of the column with the names of the entries' files, by which rows are found again. */
export const idHeading = "id";

interface WrittenTable {
  readonly rows: readonly TableRow[];
  readonly columns: readonly Column[];
  /** That of the site: its decimal mark says what stands between the cells. */
  readonly language: string;
}

const byteOrderMark = "\uFEFF";

/**
 * A table as CSV (RFC 4180), with a byte order mark for Excel: semicolons between the cells where numbers have decimal commas. A text
 * that a spreadsheet would take for a formula has an apostrophe before it.
 */
export function writeCsv({ rows, columns, language }: WrittenTable): string {
  const written = columns.filter(isEditable);
  const headings = written.map(({ title, key }) =>
    written.some((other) => other.key !== key && sameHeading(other.title, title)) ? key : title,
  );
  const lines = rows.map((row) => [
    row.id,
    ...written.map((column) => {
      const text = cellText(column, cellValue(row, column), language);
      return column.kind === "number" ? text : withoutFormula(text);
    }),
  ]);
  const delimiter = writesDecimalComma(language) ? ";" : ",";
  return byteOrderMark + Papa.unparse([[idHeading, ...headings], ...lines], { delimiter, newline: "\r\n" });
}

/** Cells of a selection as spreadsheets put them on the clipboard. */
export function writeClipboard(
  rows: readonly TableRow[],
  columns: readonly Column[],
  language: string,
): string {
  const lines = rows.map((row) =>
    columns.map((column) => cellText(column, cellValue(row, column), language)),
  );
  return Papa.unparse(lines, { delimiter: "\t", newline: "\n" });
}

/** What spreadsheets put on the clipboard; they end it with a line end. */
export function readClipboard(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/\r?\n$/, "");
  return Papa.parse<string[]>(plain, { delimiter: "\t" }).data;
}

export interface CsvTable {
  /** The cells of each row, the first of them the headings; empty rows are there too. */
  readonly rows: readonly (readonly string[])[];
  /** The rows, counted from 1, whose quotes do not fit. */
  readonly malformed: readonly number[];
}

/** Reads a CSV file: commas, semicolons or tabs between the cells, quotes, line ends in cells; UTF-8, UTF-16 or Windows-1252. */
export function readCsv(content: Uint8Array): CsvTable {
  const text = decoded(content);
  const [, named, rest = text] = /^sep=(.)\r?\n([\s\S]*)$/i.exec(text) ?? [];
  const { data, errors } = Papa.parse<string[]>(rest, { delimiter: named ?? delimiterIn(rest) });
  const malformed = errors.flatMap(({ type, row }) => (type === "Quotes" ? [(row ?? 0) + 1] : []));
  return { rows: data.map((row) => row.map(withFormula)), malformed: [...new Set(malformed)] };
}

/** What stands between most headings, and not within quotes. */
function delimiterIn(text: string): string {
  const headings = /^(?:[^"\r\n]|"[^"]*")*/.exec(text)?.[0].replace(/"[^"]*"/g, "") ?? "";
  const count = (mark: string) => headings.split(mark).length;
  return [",", ";", "\t"].reduce((most, mark) => (count(mark) > count(most) ? mark : most));
}

/** The beginnings that spreadsheets take for a formula. */
const formula = /^'*[=+\-@\t\r]/;

const withoutFormula = (text: string) => (formula.test(text) ? `'${text}` : text);
const withFormula = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text);

function decoded(content: Uint8Array): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(content);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    // What Excel writes as "CSV" in Western Europe.
    return new TextDecoder("windows-1252").decode(content);
  }
}

export function sameHeading(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function writesDecimalComma(language: string): boolean {
  return (1.5).toLocaleString(language, { numberingSystem: "latn" }).includes(",");
}
