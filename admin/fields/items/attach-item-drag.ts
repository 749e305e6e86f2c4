import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { attachClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge";
import { getReorderDestinationIndex } from "@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index";

type Edge = "top" | "bottom";

export interface DraggedItem {
  readonly element: HTMLElement;
  readonly dragHandle: HTMLElement;
  readonly list: string;
  readonly index: number;
  onDragged(isDragged: boolean): void;
  onEdge(edge: Edge | undefined): void;
  onMove(from: number, to: number): void;
}

export function attachItemDrag({ element, dragHandle, list, index, ...item }: DraggedItem): () => void {
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
