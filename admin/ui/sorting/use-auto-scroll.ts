import { type RefObject, useEffect, useRef } from "react";
import { attachInteraction } from "../interactions/lazy-interactions.ts";

export function useAutoScroll<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    return attachInteraction(({ autoScrollForElements }) => autoScrollForElements({ element }));
  }, []);
  return list;
}
