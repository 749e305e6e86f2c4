import { useEffect, useEffectEvent } from "react";
import { type OutlineKey, outlineKey } from "../outline/outline-key.ts";

interface CanvasKeys {
  /** What the keys of the list do, where the page itself has the focus. */
  readonly run: (key: OutlineKey) => void;
  /** Goes to the tools of the chosen block, from wherever the focus is. */
  readonly toTools: () => void;
}

/** The keys of the chosen block: to its tools from anywhere, and those of its row in the list where the page has the focus. */
export function useCanvasKeys({ run, toTools }: CanvasKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (event.key === "F10" && event.altKey) {
      event.preventDefault();
      return toTools();
    }
    if (!document.activeElement?.matches(".preview-frame")) return;
    const key = outlineKey(event);
    if (!key) return;
    event.preventDefault();
    run(key);
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
