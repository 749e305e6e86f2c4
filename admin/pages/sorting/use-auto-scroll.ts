import { autoScrollForElements } from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
import { type RefObject, useEffect, useRef } from "react";

/** Scrolls a list while something is dragged near its ends. */
export function useAutoScroll<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  useEffect(() => (list.current ? autoScrollForElements({ element: list.current }) : undefined), []);
  return list;
}
