/** A place in the grid; the headings are row -1. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

export interface GridSelection {
  /** The cell with the focus. */
  readonly active: GridCell;
  /** One corner of what is chosen. */
  readonly anchor: GridCell;
  /** The other corner, where it is not the cell with the focus. */
  readonly opposite?: GridCell;
}

/** How large the grid is. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** How many rows Page Up and Page Down move. */
  readonly page: number;
}

interface GridSpan {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const firstCell: GridSelection = { active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } };

/** The id of the element that shows a cell. */
export const cellId = ({ row, column }: GridCell) => `cell-${row}-${column}`;

export function selectCell(cell: GridCell, isExtending = false, before?: GridSelection): GridSelection {
  return { active: cell, anchor: isExtending && before ? before.anchor : cell };
}

/** The rows and columns of what is chosen; bounds are inclusive. */
export function spanOf({ active, anchor, opposite = active }: GridSelection): GridSpan {
  const [top, bottom] = [Math.min(opposite.row, anchor.row), Math.max(opposite.row, anchor.row)];
  const [left, right] = [Math.min(opposite.column, anchor.column), Math.max(opposite.column, anchor.column)];
  return { top: Math.max(0, top), bottom, left, right };
}

/** Whole rows or columns around the cell with the focus, which stays where it is. */
export function selectWhole(
  what: "row" | "column" | "all",
  { active }: GridSelection,
  { rows, columns }: Pick<GridSize, "rows" | "columns">,
): GridSelection {
  const [row, column] = [Math.max(0, active.row), active.column];
  const last = { row: rows - 1, column: columns - 1 };
  return {
    active: { row, column },
    anchor: { row: what === "row" ? row : 0, column: what === "column" ? column : 0 },
    opposite: { row: what === "row" ? row : last.row, column: what === "column" ? column : last.column },
  };
}

interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Where a key leads, as in the ARIA pattern of a grid and in spreadsheets; undefined for a key that leads nowhere. */
export function selectionAfterKey(
  selection: GridSelection,
  { key, ctrlKey, metaKey, shiftKey }: GridKey,
  size: GridSize,
): GridSelection | undefined {
  const isFar = ctrlKey || metaKey;
  const last = { row: size.rows - 1, column: size.columns - 1 };
  if (isFar && key.toLowerCase() === "a") return selectWhole("all", selection, size);
  const { row, column } = selection.active;
  if (key === " " && isFar !== shiftKey && row >= 0)
    return selectWhole(shiftKey ? "row" : "column", selection, size);
  const target = targetOf(key, { row, column, isFar, last, page: size.page });
  if (!target) return undefined;
  const lowest = shiftKey ? 0 : -1;
  const cell = {
    row: Math.min(Math.max(target.row, lowest), last.row),
    column: Math.min(Math.max(target.column, 0), last.column),
  };
  return selectCell(cell, shiftKey && row >= 0, selection);
}

interface KeyTarget extends GridCell {
  readonly isFar: boolean;
  readonly last: GridCell;
  readonly page: number;
}

function targetOf(key: string, { row, column, isFar, last, page }: KeyTarget): GridCell | undefined {
  switch (key) {
    case "ArrowUp":
      return { row: isFar ? 0 : row - 1, column };
    case "ArrowDown":
      return { row: isFar ? last.row : row + 1, column };
    case "ArrowLeft":
      return { row, column: isFar ? 0 : column - 1 };
    case "ArrowRight":
      return { row, column: isFar ? last.column : column + 1 };
    case "Home":
      return { row: isFar ? 0 : row, column: 0 };
    case "End":
      return { row: isFar ? last.row : row, column: last.column };
    case "PageUp":
      return { row: Math.max(0, row - page), column };
    case "PageDown":
      return { row: row + page, column };
    default:
      return undefined;
  }
}

/** The next cell for Tab within what is chosen, or along the rows; undefined at the end of the table. */
export function cellAfterTab(
  selection: GridSelection,
  isBack: boolean,
  size: GridSize,
): GridSelection | undefined {
  const { active } = selection;
  const span = spanOf(selection);
  const isOne = span.top === span.bottom && span.left === span.right;
  const area = isOne ? { top: 0, bottom: size.rows - 1, left: 0, right: size.columns - 1 } : span;
  const width = area.right - area.left + 1;
  const count = width * (area.bottom - area.top + 1);
  const at = (active.row - area.top) * width + (active.column - area.left);
  const next = at + (isBack ? -1 : 1);
  if (isOne && (next < 0 || next >= count)) return undefined;
  const place = (next + count) % count;
  const cell = { row: area.top + Math.floor(place / width), column: area.left + (place % width) };
  return isOne ? selectCell(cell) : undefined;
}
