import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { attachClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge";
import { getReorderDestinationIndex } from "@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index";
import { type RefObject, useEffect, useState } from "react";

interface ItemDragOptions {
  readonly item: RefObject<HTMLElement | null>;
  readonly handle: RefObject<HTMLElement | null>;
  /** The list's own; items are dropped on items of the same list only. */
  readonly list: string;
  readonly index: number;
  /** Moves an item so that it is at `to` afterwards. */
  readonly onMove: (from: number, to: number) => void;
}

/** Whether an item is being dragged, and on which of its sides one would be dropped. */
export interface ItemDrag {
  readonly dragged: boolean;
  readonly edge: "top" | "bottom" | undefined;
}

/** The classes of an item that is drawn as one that can be dragged. */
export function itemClass({ dragged, edge }: ItemDrag): string {
  return ["list-item", dragged && "list-dragged", edge && `list-drop-${edge}`].filter(Boolean).join(" ");
}

const still: ItemDrag = { dragged: false, edge: undefined };

/** Lets an item of a list be dragged by its handle, and others be dropped above and below it. */
export function useItemDrag({ item, handle, list, index, onMove }: ItemDragOptions): ItemDrag {
  const [drag, setDrag] = useState(still);
  useEffect(() => {
    const [element, dragHandle] = [item.current, handle.current];
    if (!element || !dragHandle) return undefined;
    const edgeOf = (data: Record<string | symbol, unknown>) => {
      const edge = extractClosestEdge(data);
      return edge === "top" || edge === "bottom" ? edge : undefined;
    };
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ list, index }),
        onDragStart: () => setDrag({ dragged: true, edge: undefined }),
        onDrop: () => setDrag(still),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list,
        getData: ({ input }) =>
          attachClosestEdge({ index }, { element, input, allowedEdges: ["top", "bottom"] }),
        onDrag({ self, source }) {
          const edge = source.data.index === index ? undefined : edgeOf(self.data);
          setDrag((now) => (now.edge === edge ? now : { ...now, edge }));
        },
        onDragLeave: () => setDrag((now) => ({ ...now, edge: undefined })),
        onDrop({ self, source }) {
          setDrag(still);
          const from = Number(source.data.index);
          const to = getReorderDestinationIndex({
            startIndex: from,
            indexOfTarget: index,
            closestEdgeOfTarget: edgeOf(self.data) ?? null,
            axis: "vertical",
          });
          if (to !== from) onMove(from, to);
        },
      }),
    );
  }, [item, handle, list, index, onMove]);
  return drag;
}
