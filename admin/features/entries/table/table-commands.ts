import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { useMemo, useRef, useState } from "react";
import type { Edit } from "../../../../editing/document/edit.ts";
import { tableWords } from "../../../../editing/messages/table-words.ts";
import type { Adjustment } from "../../../../editing/table/adjust.ts";
import {
  adjustCells,
  type CellChanges,
  type CellRange,
  editOfChanges,
  emptyCells,
  fillDown,
  pasteCells,
  readCells,
  setCells,
} from "../../../../editing/table/cell-changes.ts";
import type { Column } from "../../../../editing/table/columns.ts";
import { readClipboard, writeClipboard } from "../../../../editing/table/csv.ts";
import { cellValue, type TableRow } from "../../../../editing/table/rows.ts";
import { useEditorDocument } from "../../../sync/store/editor-document.ts";
import { fieldKey, markTouched } from "../../../view/pristine-fields.ts";
import { useTryEdit } from "../../../view/try-edit.ts";
import { useWorkspace } from "../../../view/workspace.ts";
import { type MarkedCell, type MarkedCells, markKey } from "./marked-cells.ts";

/** What is done to cells; each is one step of undo, and said in the live region. */
export interface TableCommands {
  /** Returns why the text can't be taken. */
  setText(row: TableRow, column: Column, text: string): string | undefined;
  set(range: CellRange, value: unknown): void;
  setEach(range: CellRange, valueFor: (row: TableRow) => unknown): void;
  empty(range: CellRange): void;
  fillDown(range: CellRange): void;
  adjust(range: CellRange, adjustment: Adjustment): void;
  /** The text of cells for the clipboard. */
  copied(range: CellRange): string;
  /** Returns how many rows and columns the pasted text has. */
  paste(
    text: string,
    range: CellRange,
    table: CellRange,
  ): { readonly rows: number; readonly columns: number };
  /** Keeps a text that can't be taken in its cell, marked. */
  reject(row: TableRow, column: Column, mark: MarkedCell): void;
  /** Makes an edit that is more than changes of cells, and says what it is told to. */
  edit(edit: Edit, said?: string): boolean;
}

/** The commands, and the texts that could not be taken. `label` is the field that names an entry. */
export function useTableCommands(
  languages: readonly string[],
  label: string,
): readonly [TableCommands, MarkedCells] {
  const { store } = useEditorDocument();
  const { pristine } = useWorkspace();
  const tryEdit = useTryEdit();
  const [rejected, setRejected] = useState<MarkedCells>(new Map());
  const spoken = useRef(languages);
  spoken.current = languages;
  const labels = useRef(label);
  labels.current = label;
  const commands = useMemo((): TableCommands => {
    const edit = (wanted: Edit, said = ""): boolean => {
      store.getState().endTyping();
      const done = tryEdit({ edit: wanted, failureTitle: tableWords().refused }) !== undefined;
      store.getState().endTyping();
      if (done && said !== "") announce(said);
      return done;
    };
    const apply = ({ changes, problems }: CellChanges, said: (count: number) => string): void => {
      const wanted = editOfChanges(changes);
      const failed = problems.length > 0 ? tableWords().notRead({ count: problems.length }) : "";
      setRejected((before) => marksAfter(before, { changes, problems }));
      for (const { row, column } of changes)
        markTouched(pristine, fieldKey({ in: "entry", file: row.file }, `/frontMatter/${column.key}`));
      if (wanted) edit(wanted, `${said(changes.length)} ${failed}`.trim());
      else announce(failed || tableWords().nothingChanged);
    };
    const changed = (count: number) => tableWords().changedCells({ count });
    return {
      edit,
      setText(row, column, text) {
        const read = readCells([{ row, column, text }], spoken.current);
        const [wrong] = read.problems;
        if (wrong) return wrong.problem;
        if (read.changes.length > 0) {
          const what = String(cellValue(row, { key: labels.current }) ?? row.id);
          apply(read, (count) => tableWords().changed({ count, what, field: column.title }));
        } else setRejected((before) => without(before, markKey(row.file, column.key)));
        return undefined;
      },
      set: (range, value) => apply(setCells(range, value), changed),
      setEach: (range, valueFor) =>
        apply(
          {
            changes: range.rows.flatMap((row) => setCells({ ...range, rows: [row] }, valueFor(row)).changes),
            problems: [],
          },
          changed,
        ),
      empty: (range) => apply(emptyCells(range), (count) => tableWords().emptied({ count })),
      fillDown: (range) => apply(fillDown(range), (count) => tableWords().filled({ count })),
      adjust: (range, adjustment) => apply(adjustCells(range, adjustment), changed),
      copied({ rows, columns }) {
        announce(tableWords().copied({ count: rows.length * columns.length }));
        return writeClipboard(rows, columns, spoken.current[0] ?? "en");
      },
      paste(text, range, table) {
        const texts = readClipboard(text);
        const pasted = pasteCells(texts, { range, table, languages: spoken.current });
        apply(pasted, (count) => tableWords().pasted({ count }));
        const columns = Math.max(0, ...texts.map((line) => line.length));
        const fits = (size: number, space: number) => (size > 0 && space % size === 0 ? space : size);
        const top = table.rows.indexOf(range.rows[0] as TableRow);
        const left = table.columns.indexOf(range.columns[0] as Column);
        return {
          rows: Math.min(fits(texts.length, range.rows.length), table.rows.length - top),
          columns: Math.min(fits(columns, range.columns.length), table.columns.length - left),
        };
      },
      reject(row, column, mark) {
        announce(mark.problem);
        setRejected((before) => new Map(before).set(markKey(row.file, column.key), mark));
      },
    };
  }, [store, pristine, tryEdit]);
  return [commands, rejected];
}

function marksAfter(before: MarkedCells, { changes, problems }: CellChanges): MarkedCells {
  if (before.size === 0 && problems.length === 0) return before;
  const after = new Map(before);
  for (const { row, column } of changes) after.delete(markKey(row.file, column.key));
  for (const { row, column, text, problem } of problems)
    after.set(markKey(row.file, column.key), { text, problem });
  return after;
}

function without(marks: MarkedCells, key: string): MarkedCells {
  if (!marks.has(key)) return marks;
  const after = new Map(marks);
  after.delete(key);
  return after;
}

/** The sum of the numbers of a selection; undefined with fewer than two. */
export function sumOf({ rows, columns }: CellRange): number | undefined {
  const numbers = rows.flatMap((row) =>
    columns.flatMap((column) => {
      const value = cellValue(row, column);
      return column.kind === "number" && typeof value === "number" ? [value] : [];
    }),
  );
  if (numbers.length < 2) return undefined;
  return Number(numbers.reduce((sum, number) => sum + number, 0).toPrecision(12));
}
