import { type KeyboardEvent, useState } from "react";

interface Roving {
  readonly active: string | undefined;
  onFocus(id: string): void;
  /** Handles the arrow keys, Home and End; returns whether it did. */
  onKeyDown(event: KeyboardEvent, id: string): boolean;
}

/** A roving tabindex. `rowId` returns the id of a row's element. */
export function useRoving(
  ids: readonly string[],
  chosen: string | undefined,
  rowId: (id: string) => string,
): Roving {
  const [focused, setFocused] = useState<string>();
  const known = (id: string | undefined) => (id !== undefined && ids.includes(id) ? id : undefined);
  return {
    active: known(focused) ?? known(chosen) ?? ids[0],
    onFocus: setFocused,
    onKeyDown(event, id) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
      const index = ids.indexOf(id);
      const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: ids.length - 1 }[event.key];
      if (to === undefined) return false;
      event.preventDefault();
      const next = ids[Math.min(Math.max(to, 0), ids.length - 1)];
      if (next !== undefined) document.getElementById(rowId(next))?.focus();
      return true;
    },
  };
}
