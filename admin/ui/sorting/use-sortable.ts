import { type RefObject, useEffect, useRef, useState } from "react";
import { attachInteraction } from "../interactions/lazy-interactions.ts";

interface Sortable {
  readonly kind: string;
  readonly id: string;
  readonly mayDrag?: () => boolean;
  readonly onDrop: (id: string, edge: "top" | "bottom") => void;
}

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
    return attachInteraction(({ attachSortable }) =>
      attachSortable({
        element,
        kind,
        id,
        mayDrag: () => latest.current.mayDrag?.() ?? true,
        onDrop: (dropped, at) => latest.current.onDrop(dropped, at),
        onEdge: setEdge,
        onDragged: setDragged,
      }),
    );
  }, [kind, id]);
  return { row, edge, dragged };
}
