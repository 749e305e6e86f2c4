import type { Batch, Edit } from "../document/edit.ts";
import { sameValue } from "../document/value.ts";
import { type Adjustment, adjust, columnDecimals } from "./adjust.ts";
import { cellText } from "./cell-text.ts";
import { type Column, isEditable } from "./columns.ts";
import { parseCell } from "./parse-cell.ts";
import { cellValue, type TableRow } from "./rows.ts";

/** Rows and columns of a table that are side by side. */
export interface CellRange {
  readonly rows: readonly TableRow[];
  readonly columns: readonly Column[];
}

export interface CellChange {
  readonly row: TableRow;
  readonly column: Column;
  /** Undefined for an empty cell. */
  readonly value: unknown;
}

/** A text that a cell can't take, and why, in a sentence. */
interface CellProblem {
  readonly row: TableRow;
  readonly column: Column;
  readonly text: string;
  readonly problem: string;
}

export interface CellChanges {
  /** Only what is different from what is there. */
  readonly changes: readonly CellChange[];
  readonly problems: readonly CellProblem[];
}

/** The changes as one edit, which is one step of undo; undefined without any. */
export function editOfChanges(changes: readonly CellChange[]): Edit | undefined {
  const edits = changes.map(editOf);
  const [only] = edits;
  return edits.length > 1 ? ({ kind: "batch", edits } satisfies Batch) : only;
}

function editOf({ row, column, value }: CellChange): Edit {
  const target = { in: "entry", file: row.file } as const;
  const path = ["frontMatter", column.key];
  return { kind: "set-value", target, path, ...(value !== undefined && { value }) };
}

/** The first row of a selection in all its others. */
export function fillDown({ rows: [first, ...others], columns }: CellRange): CellChanges {
  if (!first) return { changes: [], problems: [] };
  return changesIn(
    others.flatMap((row) =>
      columns.filter(isEditable).map((column) => ({ row, column, value: cellValue(first, column) })),
    ),
  );
}

/** Takes the values out. */
export function emptyCells({ rows, columns }: CellRange): CellChanges {
  return changesIn(
    rows.flatMap((row) => columns.filter(isEditable).map((column) => ({ row, column, value: undefined }))),
  );
}

/** One value in every cell, such as ticks of a list of choices. */
export function setCells({ rows, columns }: CellRange, value: unknown): CellChanges {
  return changesIn(rows.flatMap((row) => columns.map((column) => ({ row, column, value }))));
}

/** Changes the numbers of a selection; with decimals as their column has them. */
export function adjustCells({ rows, columns }: CellRange, adjustment: Adjustment): CellChanges {
  return changesIn(
    columns
      .filter(({ kind }) => kind === "number")
      .flatMap((column) => {
        const numbered = rows.flatMap((row) => {
          const number = cellValue(row, column);
          return typeof number === "number" ? [{ row, number }] : [];
        });
        const decimals = columnDecimals(
          column,
          numbered.map(({ number }) => number),
        );
        const set = adjustment.kind === "set" ? rows.map((row) => ({ row, number: 0 })) : numbered;
        return set.map(({ row, number }) => ({ row, column, value: adjust(number, adjustment, decimals) }));
      }),
  );
}

/**
 * Pastes texts from the first cell of a range on. A single text fills the whole range, and what is as wide or high as a part of it is
 * repeated, as in a spreadsheet; what is larger goes on past the range, as far as the table does.
 */
export function pasteCells(
  texts: readonly (readonly string[])[],
  { range, table, languages }: PasteTarget,
): CellChanges {
  const height = texts.length;
  const width = Math.max(0, ...texts.map((line) => line.length));
  if (height === 0 || width === 0) return { changes: [], problems: [] };
  const top = table.rows.indexOf(range.rows[0] as TableRow);
  const left = table.columns.indexOf(range.columns[0] as Column);
  const times = (size: number, space: number) => (space % size === 0 ? space : size);
  const rows = table.rows.slice(top, top + times(height, range.rows.length));
  const columns = table.columns.slice(left, left + times(width, range.columns.length));
  const cells = rows.flatMap((row, down) =>
    columns.flatMap((column, across) => {
      const text = texts[down % height]?.[across % width];
      return text === undefined ? [] : [{ row, column, text }];
    }),
  );
  return readCells(cells, languages);
}

interface PasteTarget {
  readonly range: CellRange;
  readonly table: CellRange;
  readonly languages: readonly string[];
}

interface WrittenCell {
  readonly row: TableRow;
  readonly column: Column;
  readonly text: string;
}

/** Reads texts for cells. One that is as it stands in its cell changes nothing, whether it can be read or not. */
export function readCells(cells: readonly WrittenCell[], languages: readonly string[]): CellChanges {
  const [language = "en"] = languages;
  const changes: CellChange[] = [];
  const problems: CellProblem[] = [];
  for (const { row, column, text } of cells) {
    const before = cellText(column, cellValue(row, column), language);
    if (text === before || text.trim() === before.trim()) continue;
    const parsed = parseCell(column, text, languages);
    if ("problem" in parsed) problems.push({ row, column, text, problem: parsed.problem });
    else changes.push({ row, column, value: parsed.value });
  }
  return { ...changesIn(changes), problems };
}

function changesIn(wanted: readonly CellChange[]): CellChanges {
  const changes = wanted.filter(({ row, column, value }) => !sameValue(cellValue(row, column), value));
  return { changes, problems: [] };
}
