import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { ArrowDown, ArrowUp } from "../../../ui/icons/icons.ts";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { tableWords } from "../../../../editing/messages/table-words.ts";
import type { CellRange } from "../../../../editing/table/cell-changes.ts";
import { type Column, isEditable } from "../../../../editing/table/columns.ts";
import { cellValue, type TableRow, type TableSort } from "../../../../editing/table/rows.ts";
import type { AfterEditing } from "./cell-editor.tsx";
import { type EditedCell, GridRow } from "./grid-row.tsx";
import {
  cellAfterTab,
  type GridCell,
  type GridSelection,
  selectCell,
  selectionAfterKey,
  spanOf,
} from "./grid-selection.ts";
import type { MarkedCells } from "./marked-cells.ts";
import type { TableCommands } from "./table-commands.ts";

interface TableGridProps {
  readonly label: string;
  readonly rows: readonly TableRow[];
  readonly columns: readonly Column[];
  readonly sort: TableSort | undefined;
  readonly onSort: (column: Column) => void;
  readonly language: string;
  readonly readOnly: boolean;
  readonly marked: MarkedCells;
  readonly selection: GridSelection;
  readonly onSelect: (selection: GridSelection) => void;
  readonly commands: TableCommands;
  readonly onOpen: (row: TableRow) => void;
}

/** In pixels, as the styles have it. */
const rowHeight = { fine: 36, coarse: 48 };

/** The grid of the ARIA Authoring Practices: one tab stop, arrow keys between its cells, and only the rows that are seen. */
export function TableGrid(props: TableGridProps) {
  const { label, rows, columns, sort, onSort, language, readOnly, marked, selection, commands, onOpen } =
    props;
  const scroll = useRef<HTMLDivElement>(null);
  const describedBy = useId();
  const [editing, setEditing] = useState<EditedCell>();
  const [fillTo, setFillTo] = useState<number>();
  const { active } = selection;
  const height = matchMedia("(pointer: coarse)").matches ? rowHeight.coarse : rowHeight.fine;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.file ?? index,
    overscan: 8,
    // The row with the focus is never taken away.
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range);
        const isAway = active.row >= 0 && active.row < range.count && !shown.includes(active.row);
        return isAway ? [...shown, active.row].toSorted((one, other) => one - other) : shown;
      },
      [active.row],
    ),
  });
  const hasFocus = useRef(false);
  const isEditing = editing !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the cell, and comes back to it from its editor
  useLayoutEffect(() => {
    if (!hasFocus.current || isEditing) return;
    cellElement(scroll.current, active)?.focus();
  }, [active.row, active.column, isEditing]);
  const select = (next: GridSelection) => {
    hasFocus.current = true;
    setEditing(undefined);
    props.onSelect(next);
  };
  const size = {
    rows: rows.length,
    columns: columns.length,
    page: Math.max(1, Math.floor((scroll.current?.clientHeight ?? 360) / height) - 2),
  };
  const edit = (cell: GridCell, text?: string) => {
    const [row, column] = [rows[cell.row], columns[cell.column]];
    if (readOnly || !row || !column) return;
    if (!isEditable(column)) return onOpen(row);
    if (column.kind === "switch") {
      const range = { rows: [row], columns: [column] };
      return commands.set(range, cellValue(row, column) !== true);
    }
    setEditing({ ...cell, text });
  };
  const endEditing = (after: AfterEditing) => {
    setEditing(undefined);
    const { row, column } = active;
    const isBack = after === "left";
    const tabbed = isBack || after === "right" ? cellAfterTab(selectedOnly(active), isBack, size) : undefined;
    const stepped = { stay: row, down: Math.min(row + 1, rows.length - 1), up: Math.max(0, row - 1) };
    if (tabbed) select(tabbed);
    else if (after === "stay" || after === "down" || after === "up")
      props.onSelect(selectCell({ row: stepped[after], column }));
  };
  const range = rangeOf(selection, rows, columns);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || isEditing) return;
    const isShortcut = event.ctrlKey || event.metaKey;
    const next = selectionAfterKey(selection, event, size);
    if (next) {
      event.preventDefault();
      return select(next);
    }
    if (active.row < 0) return;
    const act = actionOf(event, isShortcut);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const actionOf = ({ key, altKey }: KeyboardEvent, isShortcut: boolean): (() => void) | undefined => {
    if (isShortcut && key.toLowerCase() === "d") return () => commands.fillDown(range);
    if (key === "Enter" && isShortcut) {
      const row = rows[active.row];
      return row && (() => onOpen(row));
    }
    if (key === "Enter" || key === "F2") return () => edit(active);
    if (key === "Delete" || key === "Backspace") return readOnly ? undefined : () => commands.empty(range);
    const column = columns[active.column];
    if (key === " " && column?.kind === "switch") return () => edit(active);
    if (key.length === 1 && !isShortcut && !altKey && key !== " ") {
      const isTyped = column?.kind !== "choice" && column?.kind !== "choices" && column?.kind !== "switch";
      return () => edit(active, isTyped ? key : undefined);
    }
    return undefined;
  };
  const pointer = usePointer({
    selection,
    onSelect: select,
    onEdit: edit,
    onFill: (to) => {
      setFillTo(undefined);
      const [from] = range.rows.slice(-1);
      if (from)
        commands.fillDown({ ...range, rows: [from, ...rows.slice(spanOf(selection).bottom + 1, to + 1)] });
    },
    onFillTo: setFillTo,
  });
  const copy = (event: ClipboardEvent) => {
    if (isEditing || active.row < 0) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", commands.copied(range));
    if (event.type === "cut" && !readOnly) commands.empty(range);
  };
  const paste = (event: ClipboardEvent) => {
    if (isEditing || readOnly || active.row < 0) return;
    event.preventDefault();
    const extent = commands.paste(event.clipboardData.getData("text/plain"), range, { rows, columns });
    const { top, left } = spanOf(selection);
    if (extent.rows > 0 && extent.columns > 0)
      select({
        anchor: { row: top, column: left },
        active: { row: top + extent.rows - 1, column: left + extent.columns - 1 },
      });
  };
  const template = columns.map(widthOf).join(" ");
  const span = spanOf(selection);
  return (
    <div ref={scroll} className="grid-scroll">
      <p id={describedBy} className="unseen">
        {tableWords().keys}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a table can't be windowed */}
      <div
        role="grid"
        className="grid"
        aria-label={label}
        aria-describedby={describedBy}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        aria-readonly={readOnly}
        style={{ "--columns": template } as object}
        tabIndex={-1}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) hasFocus.current = false;
        }}
        onKeyDown={press}
        onCopy={copy}
        onCut={copy}
        onPaste={paste}
        {...pointer}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a table can't be windowed */}
        <div role="row" className="grid-row grid-head" aria-rowindex={1} tabIndex={-1}>
          {columns.map((column, index) => (
            <Heading
              key={column.key}
              column={column}
              index={index}
              sort={sort?.key === column.key ? sort : undefined}
              isActive={active.row === -1 && active.column === index}
              onSort={() => onSort(column)}
              onFocus={() => props.onSelect(selectCell({ row: -1, column: index }))}
            />
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a table can't be windowed */}
        <div role="rowgroup" className="grid-body" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index];
            const isFilling = fillTo !== undefined && index > span.bottom && index <= fillTo;
            const isIn = (index >= span.top && index <= span.bottom && active.row >= 0) || isFilling;
            return (
              row && (
                <GridRow
                  key={key}
                  row={row}
                  index={index}
                  start={start}
                  columns={columns}
                  language={language}
                  readOnly={readOnly}
                  active={active.row === index ? active.column : undefined}
                  left={isIn ? span.left : undefined}
                  right={isIn ? span.right : undefined}
                  hasHandle={isIn && index === span.bottom && !readOnly && !isEditing}
                  isFilling={isFilling}
                  editing={editing?.row === index ? editing : undefined}
                  marked={marked}
                  commands={commands}
                  onEnd={endEditing}
                  onOpen={onOpen}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

const selectedOnly = (cell: GridCell): GridSelection => ({ active: cell, anchor: cell });

/** The rows and columns of what is chosen. */
export function rangeOf(
  selection: GridSelection,
  rows: readonly TableRow[],
  columns: readonly Column[],
): CellRange {
  const { top, bottom, left, right } = spanOf(selection);
  return { rows: rows.slice(top, bottom + 1), columns: columns.slice(left, right + 1) };
}

function widthOf({ kind, schema }: Column, index: number): string {
  if (index === 0) return "minmax(var(--first-column), var(--first-flex))";
  switch (kind) {
    case "number":
    case "switch":
      return "minmax(7rem, 1fr)";
    case "date":
      return "minmax(8rem, 1fr)";
    case "lines":
    case "other":
      return "minmax(16rem, 2fr)";
    default:
      return schema.type === "array" ? "minmax(13rem, 2fr)" : "minmax(10rem, 1fr)";
  }
}

function cellElement(scroll: HTMLElement | null, { row, column }: GridCell): HTMLElement | null | undefined {
  return scroll?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
}

interface HeadingProps {
  readonly column: Column;
  readonly index: number;
  readonly sort: TableSort | undefined;
  readonly isActive: boolean;
  readonly onSort: () => void;
  readonly onFocus: () => void;
}

function Heading({ column, index, sort, isActive, onSort, onFocus }: HeadingProps) {
  const direction = sort && (sort.isDescending ? "descending" : "ascending");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't be windowed
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
    <div
      role="columnheader"
      className={`grid-heading grid-${column.kind}`}
      aria-colindex={index + 1}
      aria-sort={direction ?? "none"}
    >
      <button
        type="button"
        data-cell={`-1:${index}`}
        tabIndex={isActive ? 0 : -1}
        onClick={onSort}
        onFocus={onFocus}
      >
        <span>{column.title}</span>
        {direction === "ascending" && <ArrowUp size={14} aria-hidden />}
        {direction === "descending" && <ArrowDown size={14} aria-hidden />}
      </button>
    </div>
  );
}

interface PointerOptions {
  readonly selection: GridSelection;
  readonly onSelect: (selection: GridSelection) => void;
  readonly onEdit: (cell: GridCell) => void;
  readonly onFillTo: (row: number) => void;
  readonly onFill: (row: number) => void;
}

/** A mouse drags over cells to choose them, and the corner of what is chosen to fill; a finger scrolls, and edits with a second tap. */
function usePointer({ selection, onSelect, onEdit, onFillTo, onFill }: PointerOptions) {
  const dragging = useRef<"cells" | "fill">(undefined);
  const fillTo = useRef<number>(undefined);
  const wasActive = useRef(false);
  const end = () => {
    if (dragging.current === "fill" && fillTo.current !== undefined) onFill(fillTo.current);
    dragging.current = undefined;
    fillTo.current = undefined;
  };
  return {
    onPointerDown(event: PointerEvent) {
      const cell = cellAt(event.target);
      if (!cell || event.button !== 0 || isControl(event.target)) return;
      const { active } = selection;
      wasActive.current = active.row === cell.row && active.column === cell.column;
      if (event.pointerType !== "mouse") return;
      const isHandle = event.target instanceof Element && event.target.closest(".grid-handle") !== null;
      dragging.current = isHandle ? "fill" : "cells";
      window.addEventListener("pointerup", end, { once: true });
      if (isHandle) return event.preventDefault();
      // An editor that is taken away gets no blur, by which it keeps its text.
      if (document.activeElement instanceof HTMLElement && isControl(document.activeElement))
        document.activeElement.blur();
      onSelect(selectCell(cell, event.shiftKey, selection));
    },
    onPointerMove(event: PointerEvent) {
      const cell = dragging.current && cellAt(event.target);
      if (!cell) return;
      if (dragging.current === "fill") {
        fillTo.current = cell.row;
        onFillTo(cell.row);
      } else if (cell.row !== selection.active.row || cell.column !== selection.active.column)
        onSelect(selectCell(cell, true, selection));
    },
    onClick(event: { readonly target: EventTarget; readonly nativeEvent: Event }) {
      const cell = cellAt(event.target);
      const { nativeEvent } = event;
      const isTouch = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === "touch";
      if (!cell || !isTouch || isControl(event.target)) return;
      if (wasActive.current) onEdit(cell);
      else onSelect(selectCell(cell));
    },
    onDoubleClick(event: { readonly target: EventTarget }) {
      const cell = cellAt(event.target);
      if (cell && !isControl(event.target)) onEdit(cell);
    },
  };
}

function cellAt(target: EventTarget): GridCell | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(".grid-cell") : null;
  const [row, column] = (element?.dataset.cell ?? "").split(":").map(Number);
  return row === undefined || column === undefined || Number.isNaN(row) ? undefined : { row, column };
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("input, textarea, select, button, label") !== null;
}
