import { type RefObject, useEffect, useRef } from "react";
import { useEditor } from "../session-context.ts";

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
      const row = (selector: string) => workspace.current?.querySelector<HTMLElement>(selector);
      const kept =
        row(".outline-blocks [data-block-row] [aria-current]") ??
        row(".outline-blocks [data-block-row] [tabindex='0']") ??
        row(".page-list [aria-current]");
      kept?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [document, workspace]);
}
