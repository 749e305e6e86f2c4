import { type RefObject, useEffect, useRef } from "react";

/** Gives the focus to the first thing of a dialog that answers it, and not to its close button; a text is selected. */
export function useFirstFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    const first = part.current?.querySelector<HTMLElement>("input, button");
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, []);
  return part;
}
