import { useEffect } from "react";

interface Shortcuts {
  undo(): void;
  redo(): void;
  save(): void;
}

/** Ctrl or Cmd with Z, Shift+Z (or Y) and S, wherever the focus is: the document's undo, not the field's. */
export function useShortcuts({ undo, redo, save }: Shortcuts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      const action =
        key === "s"
          ? save
          : key === "y" || (key === "z" && event.shiftKey)
            ? redo
            : key === "z"
              ? undo
              : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [undo, redo, save]);
}
