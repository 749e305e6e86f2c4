import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { attachClosestEdge, extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { type RefObject, useEffect, useRef, useState } from "react";

interface Sortable {
  /** What may be sorted among each other: "block", "page". */
  readonly kind: string;
  readonly id: string;
  /** Asked when somebody begins to drag it; it may say why not. */
  readonly mayDrag?: () => boolean;
  /** Something of the kind was dropped above or below. */
  readonly onDrop: (id: string, edge: "top" | "bottom") => void;
}

/** Makes a row draggable, and a place to drop its like on; `edge` is where the line is drawn that says where it will be. */
export function useSortable<Row extends HTMLElement>({
  kind,
  id,
  mayDrag,
  onDrop,
}: Sortable): {
  readonly row: RefObject<Row | null>;
  readonly edge: "top" | "bottom" | undefined;
  readonly dragged: boolean;
} {
  const row = useRef<Row>(null);
  const [edge, setEdge] = useState<"top" | "bottom">();
  const [dragged, setDragged] = useState(false);
  const latest = useRef({ mayDrag, onDrop });
  latest.current = { mayDrag, onDrop };
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const edgeOf = (data: Record<string | symbol, unknown>) => {
      const found = extractClosestEdge(data);
      return found === "top" || found === "bottom" ? found : undefined;
    };
    return combine(
      draggable({
        element,
        getInitialData: () => ({ kind, id }),
        canDrag: () => latest.current.mayDrag?.() ?? true,
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.kind === kind,
        getData: ({ input }) =>
          attachClosestEdge({ id }, { element, input, allowedEdges: ["top", "bottom"] }),
        onDrag: ({ self, source }) => setEdge(source.data.id === id ? undefined : edgeOf(self.data)),
        onDragLeave: () => setEdge(undefined),
        onDrop({ self, source }) {
          setEdge(undefined);
          const at = edgeOf(self.data);
          if (at && typeof source.data.id === "string" && source.data.id !== id)
            latest.current.onDrop(source.data.id, at);
        },
      }),
    );
  }, [kind, id]);
  return { row, edge, dragged };
}
