import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { attachClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge";
import { getReorderDestinationIndex } from "@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index";
import { type RefObject, useEffect, useState } from "react";

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

type Edge = "top" | "bottom";

/** An item of a list that can be dragged in it. */
interface DraggedItem {
  readonly element: HTMLElement;
  /** The part of the element that is dragged by. */
  readonly dragHandle: HTMLElement;
  /** Tells the lists apart: an item can only be dropped in its own. */
  readonly list: string;
  /** Where it is in the list, counted from 0. */
  readonly index: number;
  onDragged(isDragged: boolean): void;
  /** Where another item would be dropped; undefined if none is over this one. */
  onEdge(edge: Edge | undefined): void;
  /** Another item of the list was dropped here: moves it so that it is at `to` afterwards. */
  onMove(from: number, to: number): void;
}

function attachItemDrag({ element, dragHandle, list, index, ...item }: DraggedItem): () => void {
  const edgeOf = (data: Record<string | symbol, unknown>) => {
    const edge = extractClosestEdge(data);
    return edge === "top" || edge === "bottom" ? edge : undefined;
  };
  return combine(
    draggable({
      element,
      dragHandle,
      getInitialData: () => ({ list, index }),
      onDragStart: () => item.onDragged(true),
      onDrop: () => item.onDragged(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.list === list,
      getData: ({ input }) =>
        attachClosestEdge({ index }, { element, input, allowedEdges: ["top", "bottom"] }),
      onDrag: ({ self, source }) => item.onEdge(source.data.index === index ? undefined : edgeOf(self.data)),
      onDragLeave: () => item.onEdge(undefined),
      onDrop({ self, source }) {
        item.onDragged(false);
        const from = Number(source.data.index);
        const to = getReorderDestinationIndex({
          startIndex: from,
          indexOfTarget: index,
          closestEdgeOfTarget: edgeOf(self.data) ?? null,
          axis: "vertical",
        });
        if (to !== from) item.onMove(from, to);
      },
    }),
  );
}
