import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useId, useRef } from "react";
import { tableWords } from "../../../../editing/messages/table-words.ts";
import type { Column } from "../../../../editing/table/columns.ts";
import type { TableSort } from "../../../../editing/table/rows.ts";
import { ArrowDown, ArrowUp } from "../../../ui/icons/icons.ts";
import { GridRow } from "./grid-row.tsx";
import { selectCell, spanOf } from "./grid-selection.ts";
import type { MarkedCells } from "./marked-cells.ts";
import { type GridProps, gridClipboard, gridKeys, useGridEditing } from "./use-grid-editing.ts";
import { useGridPointer } from "./use-grid-pointer.ts";

interface TableGridProps extends GridProps {
  readonly label: string;
  readonly sort: TableSort | undefined;
  readonly onSort: (column: Column) => void;
  readonly language: string;
  readonly marked: MarkedCells;
}

/** In pixels, as the styles have it. */
const rowHeight = { fine: 36, coarse: 48 };

/** The ARIA pattern of a grid: one tab stop, arrow keys between its cells. Only the rows that are seen are drawn. */
export function TableGrid(props: TableGridProps) {
  const { label, rows, columns, sort, onSort, language, readOnly, marked, selection, commands, onOpen } =
    props;
  const scroll = useRef<HTMLDivElement>(null);
  const describedBy = useId();
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
  const page = Math.max(1, Math.floor((scroll.current?.clientHeight ?? 360) / height) - 2);
  const size = { rows: rows.length, columns: columns.length, page };
  const editing = useGridEditing(props, scroll, size);
  const isEditing = editing.cell !== undefined;
  const press = gridKeys(props, editing, size);
  const pointer = useGridPointer(props, editing);
  const clipboard = gridClipboard(props, editing);
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
        {...editing.focus}
        onKeyDown={press}
        {...clipboard}
        {...pointer.handlers}
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
            const isFilling = pointer.fillTo !== undefined && index > span.bottom && index <= pointer.fillTo;
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
                  editing={editing.cell?.row === index ? editing.cell : undefined}
                  marked={marked}
                  commands={commands}
                  onEnd={editing.end}
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
