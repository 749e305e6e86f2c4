import { useEffect } from "react";
import { tinykeys } from "tinykeys";
import type { Commands } from "../../view/commands.ts";
import { useWorkspace } from "../../view/workspace.ts";

export function useShortcuts({ undo, redo, save }: Commands): void {
  const { view } = useWorkspace();
  useEffect(() => {
    const always = (run: () => void) => (event: KeyboardEvent) => {
      event.preventDefault();
      run();
    };
    return tinykeys(window, {
      "$mod+KeyZ": always(undo),
      "$mod+Shift+KeyZ": always(redo),
      "$mod+KeyY": always(redo),
      "$mod+KeyS": always(save),
      "$mod+KeyK": (event) => {
        // A selection in a text becomes a link by the same keys.
        if (event.defaultPrevented) return;
        event.preventDefault();
        if (!document.querySelector("dialog[open]")) view.getState().showPanel("find");
      },
      "Shift+?": (event) => {
        if (!isTyping(event.target)) view.getState().showPanel("shortcuts");
      },
    });
  }, [undo, redo, save, view]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}
