import { type RefObject, useEffect, useRef } from "react";
import { useEditor } from "../../sync/store/editor-document.ts";
import { isVisible } from "../../ui/browser/focus-when-visible.ts";

const places = [
  ".outline-blocks [data-block-row] [aria-current]",
  ".outline-blocks [data-block-row] [tabindex='0']",
  ".page-list [aria-current]",
  ".block-bar button",
  ".fold-button",
  ".panel-tabs [aria-selected=true]",
];

/** Moves the focus to the row of the selected block or page when the focused element is removed, as after undo. */
export function usePreservedFocus(workspace: RefObject<HTMLElement | null>): void {
  const document = useEditor((state) => state.document);
  const known = useRef(document);
  useEffect(() => {
    if (known.current === document) return undefined;
    known.current = document;
    const frame = requestAnimationFrame(() => {
      const { activeElement, body } = window.document;
      if (activeElement !== null && activeElement !== body) return;
      const found = places.map((selector) => workspace.current?.querySelector<HTMLElement>(selector));
      found.find((element) => element && isVisible(element))?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [document, workspace]);
}
