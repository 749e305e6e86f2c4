import { type RefObject, useEffect, useRef } from "react";
import { attachLazily } from "../browser/attach-lazily.ts";

const attachAutoScroll = attachLazily(async () => {
  const { autoScrollForElements } = await import("@atlaskit/pragmatic-drag-and-drop-auto-scroll/element");
  return (element: HTMLElement) => autoScrollForElements({ element });
});

export function useAutoScroll<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  useEffect(() => (list.current ? attachAutoScroll(list.current) : undefined), []);
  return list;
}
