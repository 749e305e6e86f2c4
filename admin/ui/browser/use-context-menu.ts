import { type MouseEvent, type RefObject, useRef } from "react";

export function useContextMenu(opener: RefObject<HTMLElement | null>): {
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void;
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
