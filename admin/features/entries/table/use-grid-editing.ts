import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { CellRange } from "../../../../editing/table/cell-changes.ts";
import { type Column, isEditable } from "../../../../editing/table/columns.ts";
import { cellValue, type TableRow } from "../../../../editing/table/rows.ts";
import type { AfterEditing } from "./cell-editor.tsx";
import type { EditedCell } from "./grid-row.tsx";
import {
  cellAfterTab,
  type GridCell,
  type GridSelection,
  type GridSize,
  selectCell,
  selectionAfterKey,
  spanOf,
} from "./grid-selection.ts";
import type { TableCommands } from "./table-commands.ts";

/** What a grid shows, and what is chosen in it. */
export interface GridProps {
  readonly rows: readonly TableRow[];
  readonly columns: readonly Column[];
  readonly readOnly: boolean;
  readonly selection: GridSelection;
  readonly onSelect: (selection: GridSelection) => void;
  readonly commands: TableCommands;
  readonly onOpen: (row: TableRow) => void;
}

/** The cell that is changed in place, and where the focus is. */
export interface GridEditing {
  /** Undefined while no cell is changed. */
  readonly cell: EditedCell | undefined;
  /** Follows what knows whether the focus is in the grid. */
  readonly focus: {
    readonly onFocus: () => void;
    readonly onBlur: (event: {
      readonly currentTarget: Element;
      readonly relatedTarget: Element | null;
    }) => void;
  };
  /** Chooses cells, and moves the focus to the active one. */
  select(selection: GridSelection): void;
  /** Begins to change a cell, with a text that is typed already. */
  edit(cell: GridCell, text?: string): void;
  end(after: AfterEditing): void;
}

export function useGridEditing(
  { rows, columns, readOnly, selection, onSelect, commands, onOpen }: GridProps,
  scroll: RefObject<HTMLElement | null>,
  size: GridSize,
): GridEditing {
  const [edited, setEdited] = useState<EditedCell>();
  const hasFocus = useRef(false);
  const { active } = selection;
  const isEditing = edited !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the cell, and comes back to it from its editor
  useLayoutEffect(() => {
    if (!hasFocus.current || isEditing) return;
    scroll.current?.querySelector<HTMLElement>(`[data-cell="${active.row}:${active.column}"]`)?.focus();
  }, [active.row, active.column, isEditing]);
  const select = (next: GridSelection) => {
    hasFocus.current = true;
    setEdited(undefined);
    onSelect(next);
  };
  return {
    cell: edited,
    select,
    focus: {
      onFocus: () => {
        hasFocus.current = true;
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) hasFocus.current = false;
      },
    },
    edit(cell, text) {
      const [row, column] = [rows[cell.row], columns[cell.column]];
      if (readOnly || !row || !column) return;
      if (!isEditable(column)) onOpen(row);
      else if (column.kind === "switch")
        commands.set({ rows: [row], columns: [column] }, cellValue(row, column) !== true);
      else setEdited({ ...cell, text });
    },
    end(after) {
      setEdited(undefined);
      const { row, column } = active;
      const only = { active, anchor: active };
      const tabbed =
        after === "left" || after === "right" ? cellAfterTab(only, after === "left", size) : undefined;
      const stepped = { down: Math.min(row + 1, size.rows - 1), up: Math.max(0, row - 1) };
      if (tabbed) select(tabbed);
      else if (after === "down" || after === "up") onSelect(selectCell({ row: stepped[after], column }));
    },
  };
}

/** What the keys do while no cell is changed. */
export function gridKeys(
  props: GridProps,
  editing: GridEditing,
  size: GridSize,
): (event: KeyboardEvent) => void {
  const { selection } = props;
  return (event) => {
    const isInCell = event.target instanceof HTMLElement && event.target.dataset.cell !== undefined;
    if (event.nativeEvent.isComposing || editing.cell || !isInCell) return;
    const next = selectionAfterKey(selection, event, size);
    const act = next
      ? () => editing.select(next)
      : selection.active.row < 0
        ? undefined
        : actionOf(event, props, editing);
    if (!act) return;
    event.preventDefault();
    act();
  };
}

function actionOf(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  { rows, columns, readOnly, selection, commands, onOpen }: GridProps,
  { edit }: GridEditing,
): (() => void) | undefined {
  const { active } = selection;
  const row = rows[active.row];
  const isShortcut = ctrlKey || metaKey;
  if (key === "Enter" && isShortcut) return row && (() => onOpen(row));
  const range = rangeOf(selection, rows, columns);
  if (isShortcut && key.toLowerCase() === "d")
    return () => {
      if (!readOnly) commands.fillDown(range);
    };
  if (readOnly) return undefined;
  if (key === "Enter" || key === "F2") return () => edit(active);
  if (key === "Delete" || key === "Backspace") return () => commands.empty(range);
  const kind = columns[active.column]?.kind;
  if (key === " " && kind === "switch") return () => edit(active);
  if (key.length !== 1 || key === " " || isShortcut || altKey) return undefined;
  const isTyped = kind !== "choice" && kind !== "choices" && kind !== "switch";
  return () => edit(active, isTyped ? key : undefined);
}

/** Cells to and from spreadsheets, as tab-separated text. */
export function gridClipboard(
  { rows, columns, readOnly, selection, commands }: GridProps,
  editing: GridEditing,
) {
  const range = rangeOf(selection, rows, columns);
  const isIdle = editing.cell === undefined && selection.active.row >= 0;
  const copy = (event: ClipboardEvent) => {
    if (!isIdle) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", commands.copied(range));
    if (event.type === "cut" && !readOnly) commands.empty(range);
  };
  return {
    onCopy: copy,
    onCut: copy,
    onPaste(event: ClipboardEvent) {
      if (!isIdle || readOnly) return;
      event.preventDefault();
      const extent = commands.paste(event.clipboardData.getData("text/plain"), range, { rows, columns });
      const { top, left } = spanOf(selection);
      if (extent.rows > 0 && extent.columns > 0)
        editing.select({
          anchor: { row: top, column: left },
          active: { row: top + extent.rows - 1, column: left + extent.columns - 1 },
        });
    },
  };
}

/** The rows and columns of what is chosen. */
export function rangeOf(
  selection: GridSelection,
  rows: readonly TableRow[],
  columns: readonly Column[],
): CellRange {
  const { top, bottom, left, right } = spanOf(selection);
  return { rows: rows.slice(top, bottom + 1), columns: columns.slice(left, right + 1) };
}
