import { useEffect } from "react";
import type { ClipboardCommands } from "./commands/clipboard-commands.ts";

interface ClipboardPlace {
  readonly page: string;
  /** The block that is chosen. */
  readonly block: string | undefined;
}

/**
 * Copy, cut and paste with the browser's own keys and menus. A block is copied and cut where the focus is on its row, or
 * where it is the one that was pointed at on the page;
 * a block on the clipboard is pasted wherever the focus is. Anything else on the clipboard is left to the browser.
 */
export function useClipboard(commands: ClipboardCommands, { page, block }: ClipboardPlace): void {
  useEffect(() => {
    const take = (event: ClipboardEvent, get: (row: string) => string | undefined) => {
      const row = focusedBlock(block);
      if (row === undefined || !document.getSelection()?.isCollapsed) return;
      event.preventDefault();
      const text = get(row);
      if (text !== undefined) event.clipboardData?.setData("text/plain", text);
    };
    const copy = (event: ClipboardEvent) => take(event, (row) => commands.copy({ page, block: row }));
    const cut = (event: ClipboardEvent) => take(event, (row) => commands.cut({ page, block: row }));
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (commands.paste(text, page, focusedBlock(block) ?? block)) event.preventDefault();
    };
    // Safari offers copying where nothing is selected only if this is prevented.
    const allow = (event: Event) => focusedBlock(block) !== undefined && event.preventDefault();
    const allowed = ["beforecopy", "beforecut", "beforepaste"];
    document.addEventListener("copy", copy);
    document.addEventListener("cut", cut);
    document.addEventListener("paste", paste);
    for (const name of allowed) document.addEventListener(name, allow);
    return () => {
      document.removeEventListener("copy", copy);
      document.removeEventListener("cut", cut);
      document.removeEventListener("paste", paste);
      for (const name of allowed) document.removeEventListener(name, allow);
    };
  }, [commands, page, block]);
}

/** The block whose row has the focus, or the chosen one while the page has it. */
function focusedBlock(chosen: string | undefined): string | undefined {
  const focused = document.activeElement;
  if (focused?.matches(".preview-frame")) return chosen;
  return focused?.closest<HTMLElement>("[data-block-row]")?.dataset.blockRow;
}
