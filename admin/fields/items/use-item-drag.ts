import { type RefObject, useEffect, useState } from "react";
import { attachItemDrag } from "./attach-item-drag.ts";

interface ItemDragOptions {
  readonly item: RefObject<HTMLElement | null>;
  readonly handle: RefObject<HTMLElement | null>;
  readonly list: string;
  readonly index: number;
  /** Moves an item so that it is at `to` afterwards. */
  readonly onMove: (from: number, to: number) => void;
}

/** Whether an item is being dragged, and on which of its sides one would be dropped. */
interface ItemDrag {
  readonly dragged: boolean;
  readonly edge: "top" | "bottom" | undefined;
}

export function itemClass({ dragged, edge }: ItemDrag): string {
  return ["list-item", dragged && "list-dragged", edge && `list-drop-${edge}`].filter(Boolean).join(" ");
}

const still: ItemDrag = { dragged: false, edge: undefined };

export function useItemDrag({ item, handle, list, index, onMove }: ItemDragOptions): ItemDrag {
  const [drag, setDrag] = useState(still);
  useEffect(() => {
    const [element, dragHandle] = [item.current, handle.current];
    if (!element || !dragHandle) return undefined;
    return attachItemDrag({
      element,
      dragHandle,
      list,
      index,
      onDragged: (dragged) => setDrag(dragged ? { dragged, edge: undefined } : still),
      onEdge: (edge) => setDrag((now) => (now.edge === edge ? now : { ...now, edge })),
      onMove,
    });
  }, [item, handle, list, index, onMove]);
  return drag;
}
