import type { Collection } from "../../schema/model/model.ts";
import { tableWords } from "../messages/table-words.ts";
import { type CellChange, readCells } from "./cell-changes.ts";
import { type Column, isEditable } from "./columns.ts";
import { type CsvTable, idHeading, sameHeading } from "./csv.ts";
import { parseCell } from "./parse-cell.ts";
import { cellValue, type TableRow } from "./rows.ts";

/** What is not taken over of a file, at its row and column, both counted from 1. */
export interface ImportProblem {
  readonly row: number;
  /** Undefined for a whole row. */
  readonly column?: number;
  /** The heading of the column. */
  readonly heading?: string;
  readonly problem: string;
}

/** An entry that the file has and the collection has not. */
interface AddedRow {
  /** Counted from 1. */
  readonly row: number;
  readonly title: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What importing a file would do. What has no column or no row in it stays as it is. */
export interface ImportPlan {
  readonly changes: readonly CellChange[];
  readonly added: readonly AddedRow[];
  readonly problems: readonly ImportProblem[];
  /** How many rows are as the entries are. */
  readonly unchanged: number;
}

interface ImportTarget {
  readonly collection: Collection;
  readonly columns: readonly Column[];
  /** All entries of the collection. */
  readonly rows: readonly TableRow[];
  /** The language that the file's numbers and days are written in, and others that are understood. */
  readonly languages: readonly string[];
}

/**
 * Compares a file with the entries of a collection. A row is that of the entry in its column `id`; without one, of the only entry of its
 * name, or a new entry.
 */
export function planImport(table: CsvTable, target: ImportTarget): ImportPlan {
  const [headings = [], ...records] = table.rows;
  const known = knownColumns(headings, target);
  const problems: ImportProblem[] = [
    ...known.problems,
    ...table.malformed.map((row) => ({ row, problem: tableWords().problems.quotes })),
  ];
  const changes: CellChange[] = [];
  const added: AddedRow[] = [];
  const seen = new Set<string>();
  let unchanged = 0;
  for (const [index, cells] of records.entries()) {
    const record = { cells, row: index + 2, known };
    if (cells.every((cell) => cell.trim() === "")) continue;
    const extra = cells.slice(headings.length).findIndex((cell) => cell.trim() !== "");
    if (extra !== -1)
      problems.push({
        row: record.row,
        column: headings.length + extra + 1,
        problem: tableWords().problems.noHeading,
      });
    const found = rowOf(record, target);
    if (typeof found === "string") problems.push({ row: record.row, problem: found });
    else if (found === undefined) {
      const made = addedRow(record, target);
      problems.push(...made.problems);
      if (made.added) added.push(made.added);
    } else if (seen.has(found.file))
      problems.push({ row: record.row, problem: tableWords().problems.twice({ id: found.id }) });
    else {
      seen.add(found.file);
      const read = changesOf(record, found, target);
      changes.push(...read.changes);
      problems.push(...read.problems);
      if (read.changes.length === 0 && read.problems.length === 0) unchanged++;
    }
  }
  return { changes, added, problems: problems.toSorted(byPlace), unchanged };
}

interface KnownColumns {
  /** The place of the column with the ids; -1 without one. */
  readonly id: number;
  readonly columns: readonly { readonly column: Column; readonly at: number; readonly heading: string }[];
  readonly problems: readonly ImportProblem[];
}

interface ReadRecord {
  readonly cells: readonly string[];
  readonly row: number;
  readonly known: KnownColumns;
}

function knownColumns(headings: readonly string[], { columns }: ImportTarget): KnownColumns {
  const id = headings.findIndex((heading) => sameHeading(heading, idHeading));
  const found: KnownColumns["columns"][number][] = [];
  const problems: ImportProblem[] = [];
  for (const [at, heading] of headings.entries()) {
    if (at === id || heading.trim() === "") continue;
    const column =
      columns.find(({ key }) => sameHeading(heading, key)) ??
      columns.find(({ title }) => sameHeading(heading, title));
    const place = { row: 1, column: at + 1, heading };
    if (!column) problems.push({ ...place, problem: tableWords().problems.unknownColumn({ heading }) });
    else if (!isEditable(column)) problems.push({ ...place, problem: tableWords().problems.onlyInForm });
    else if (found.some((other) => other.column === column))
      problems.push({ ...place, problem: tableWords().problems.columnTwice({ heading }) });
    else found.push({ column, at, heading });
  }
  return { id, columns: found, problems };
}

/** The entry of a row; undefined for a new one, and a sentence where it is none of both. */
function rowOf(record: ReadRecord, target: ImportTarget): TableRow | undefined | string {
  const { cells, known } = record;
  const id = idOf(record);
  const words = tableWords().problems;
  if (id !== "") {
    const row = target.rows.find((other) => other.id === id);
    return row ?? words.noEntry({ id });
  }
  const { label } = target.collection;
  const named = nameColumn(known, target.collection);
  const name = named ? (cells[named.at]?.trim() ?? "") : "";
  if (name === "") return words.noName;
  const same = target.rows.filter((row) => {
    const title = cellValue(row, { key: label });
    return typeof title === "string" && sameHeading(title, name);
  });
  if (same.length > 1) return words.severalEntries({ name });
  return same[0];
}

const idOf = ({ cells, known }: ReadRecord) => cells[known.id]?.trim() ?? "";

const nameColumn = ({ columns }: KnownColumns, { label }: Collection) =>
  columns.find(({ column }) => column.key === label);

function changesOf(record: ReadRecord, found: TableRow, { collection, languages }: ImportTarget) {
  const { cells, row, known } = record;
  // What a row is found by stays as the entry has it, in capitals or not.
  const named = idOf(record) === "" ? nameColumn(known, collection) : undefined;
  const read = readCells(
    known.columns.flatMap(({ column, at }) => {
      const text = column === named?.column ? undefined : cells[at];
      return text === undefined ? [] : [{ row: found, column, text }];
    }),
    languages,
  );
  const problems = read.problems.map(({ column, problem }): ImportProblem => {
    const place = known.columns.find((other) => other.column === column);
    return { row, ...(place && { column: place.at + 1, heading: place.heading }), problem };
  });
  return { changes: read.changes, problems };
}

interface MadeRow {
  readonly added?: AddedRow;
  readonly problems: readonly ImportProblem[];
}

function addedRow({ cells, row, known }: ReadRecord, { collection, languages }: ImportTarget): MadeRow {
  const fields: Record<string, unknown> = {};
  const problems: ImportProblem[] = [];
  for (const { column, at, heading } of known.columns) {
    const parsed = parseCell(column, cells[at] ?? "", languages);
    if ("problem" in parsed) problems.push({ row, column: at + 1, heading, problem: parsed.problem });
    else if (parsed.value !== undefined) fields[column.key] = parsed.value;
  }
  const title = fields[collection.label];
  return { added: { row, title: typeof title === "string" ? title : "", fields }, problems };
}

function byPlace(one: ImportProblem, other: ImportProblem): number {
  return one.row - other.row || (one.column ?? 0) - (other.column ?? 0);
}
