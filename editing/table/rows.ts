import type { EntryDocument } from "../document/site-document.ts";
import { displayText } from "./cell-text.ts";
import type { Column } from "./columns.ts";

/** An entry as a row. */
export interface TableRow {
  readonly file: string;
  readonly id: string;
  readonly entry: EntryDocument;
}

export interface TableSort {
  /** The key of a column. */
  readonly key: string;
  readonly isDescending: boolean;
}

/** The rows in the order of a column; those without a value last. As they come without one. */
export function sortRows(
  rows: readonly TableRow[],
  column: Column | undefined,
  { isDescending, language }: { readonly isDescending: boolean; readonly language: string },
): readonly TableRow[] {
  if (!column) return rows;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const keyed = rows.map((row) => ({ row, key: sortKey(column, row, language) }));
  const direction = isDescending ? -1 : 1;
  const order = (one: string | number, other: string | number) =>
    typeof one === "number" && typeof other === "number" ? one - other : compare(String(one), String(other));
  return keyed
    .toSorted((one, other) => {
      if (one.key === "" || other.key === "") return Number(one.key === "") - Number(other.key === "");
      return direction * order(one.key, other.key);
    })
    .map(({ row }) => row);
}

function sortKey(column: Column, row: TableRow, language: string): string | number {
  const value = cellValue(row, column);
  if (column.kind === "number" && typeof value === "number") return value;
  if (column.kind === "date" && typeof value === "string") return value;
  return displayText(column, value, language);
}

/** The rows in which each word of a text is shown in some of the columns. */
export function filterRows(
  rows: readonly TableRow[],
  { text, columns, language }: { text: string; columns: readonly Column[]; language: string },
): readonly TableRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const cells = columns.map((column) => displayText(column, cellValue(row, column), language));
    const all = [row.id, ...cells].join("\n").toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

export function cellValue({ entry }: TableRow, { key }: Pick<Column, "key">): unknown {
  return Object.hasOwn(entry.frontMatter, key) ? entry.frontMatter[key] : undefined;
}
