import { type RefObject, useEffect, useRef } from "react";
import { useEditor } from "../sync/store/editor-document.ts";
import { isSeen } from "../ui/focus-soon.ts";

/** Who gets it, the first that is seen: in the lists, or where they are folded, beside the page. */
const places = [
  ".outline-blocks [data-block-row] [aria-current]",
  ".outline-blocks [data-block-row] [tabindex='0']",
  ".page-list [aria-current]",
  ".block-bar button",
  ".fold-button",
];

/**
 * Keeps the focus in the workspace when what had it is gone, as after undo: it goes to the row of the chosen block,
 * or else of the page.
 */
export function useKeptFocus(workspace: RefObject<HTMLElement | null>): void {
  const document = useEditor((state) => state.document);
  const known = useRef(document);
  useEffect(() => {
    if (known.current === document) return undefined;
    known.current = document;
    const frame = requestAnimationFrame(() => {
      const { activeElement, body } = window.document;
      if (activeElement !== null && activeElement !== body) return;
      const found = places.map((selector) => workspace.current?.querySelector<HTMLElement>(selector));
      found.find((element) => element && isSeen(element))?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [document, workspace]);
}
