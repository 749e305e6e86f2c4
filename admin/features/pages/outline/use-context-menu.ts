import { type MouseEvent, type RefObject, useRef } from "react";

/**
 * Opens a row's menu by the right mouse button, or by the keys for it; the focus comes back to the row then, and not
 * to the menu's own button. `opener` holds that button.
 */
export function useContextMenu(opener: RefObject<HTMLElement | null>): {
  /** For the row. */
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  /** For the menu's own button. */
  readonly onFocus: () => void;
} {
  const row = useRef<HTMLElement>(undefined);
  return {
    onContextMenu(event) {
      event.preventDefault();
      row.current = event.currentTarget;
      opener.current?.querySelector("button")?.click();
    },
    onFocus() {
      row.current?.focus();
      row.current = undefined;
    },
  };
}
