import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { attachClosestEdge, extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";

type Edge = "top" | "bottom";

/** A row that can be dragged and dropped on others of the same kind. */
interface SortableRow {
  readonly element: HTMLElement;
  /** Rows can be dropped only on those of the same kind. */
  readonly kind: string;
  /** Of the row among those of its kind. */
  readonly id: string;
  /** Asked when a drag begins; may say why not. */
  mayDrag(): boolean;
  /** The row `id` was dropped on this edge of this row. */
  onDrop(id: string, edge: Edge): void;
  /** Where another row would be dropped; undefined if none is over this one. */
  onEdge(edge: Edge | undefined): void;
  onDragged(isDragged: boolean): void;
}

export function attachSortable({ element, kind, id, ...row }: SortableRow): () => void {
  const edgeOf = (data: Record<string | symbol, unknown>) => {
    const found = extractClosestEdge(data);
    return found === "top" || found === "bottom" ? found : undefined;
  };
  return combine(
    draggable({
      element,
      getInitialData: () => ({ kind, id }),
      canDrag: () => row.mayDrag(),
      onDragStart: () => row.onDragged(true),
      onDrop: () => row.onDragged(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.kind === kind,
      getData: ({ input }) => attachClosestEdge({ id }, { element, input, allowedEdges: ["top", "bottom"] }),
      onDrag: ({ self, source }) => row.onEdge(source.data.id === id ? undefined : edgeOf(self.data)),
      onDragLeave: () => row.onEdge(undefined),
      onDrop({ self, source }) {
        row.onEdge(undefined);
        const at = edgeOf(self.data);
        if (at && typeof source.data.id === "string" && source.data.id !== id) row.onDrop(source.data.id, at);
      },
    }),
  );
}
