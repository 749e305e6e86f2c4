import { type PointerEvent, useRef, useState } from "react";
import { type GridCell, selectCell, spanOf } from "./grid-selection.ts";
import { type GridEditing, type GridProps, rangeOf } from "./use-grid-editing.ts";

/** A mouse drags over cells to choose them, and the corner of what is chosen to fill; a finger scrolls, and edits with a second tap. */
export function useGridPointer(
  { rows, columns, selection, commands }: GridProps,
  { select, edit }: GridEditing,
) {
  const [fillTo, setFillTo] = useState<number>();
  const dragging = useRef<"cells" | "fill">(undefined);
  const lastRow = useRef<number>(undefined);
  const wasActive = useRef(false);
  const fill = (to: number) => {
    const range = rangeOf(selection, rows, columns);
    const [from] = range.rows.slice(-1);
    const below = rows.slice(spanOf(selection).bottom + 1, to + 1);
    if (from && below.length > 0) commands.fillDown({ ...range, rows: [from, ...below] });
  };
  const end = () => {
    if (dragging.current === "fill" && lastRow.current !== undefined) fill(lastRow.current);
    dragging.current = undefined;
    lastRow.current = undefined;
    setFillTo(undefined);
  };
  const handlers = {
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
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && isControl(activeElement)) activeElement.blur();
      select(selectCell(cell, event.shiftKey, selection));
    },
    onPointerMove(event: PointerEvent) {
      const cell = dragging.current && cellAt(event.target);
      if (!cell) return;
      if (dragging.current === "fill") {
        lastRow.current = cell.row;
        setFillTo(cell.row);
      } else if (cell.row !== selection.active.row || cell.column !== selection.active.column)
        select(selectCell(cell, true, selection));
    },
    onClick(event: { readonly target: EventTarget; readonly nativeEvent: Event }) {
      const cell = cellAt(event.target);
      const { nativeEvent } = event;
      const isTouch = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === "touch";
      if (!cell || !isTouch || isControl(event.target)) return;
      if (wasActive.current) edit(cell);
      else select(selectCell(cell));
    },
    onDoubleClick(event: { readonly target: EventTarget }) {
      const cell = cellAt(event.target);
      if (cell && !isControl(event.target)) edit(cell);
    },
  };
  return { handlers, fillTo };
}

function cellAt(target: EventTarget): GridCell | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(".grid-cell") : null;
  const [row, column] = (element?.dataset.cell ?? "").split(":").map(Number);
  return row === undefined || column === undefined || Number.isNaN(row) ? undefined : { row, column };
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("input, textarea, select, button, label") !== null;
}
