import type { SelectedItem } from "./selected-item.ts";

let leaving = false;

export function enterDialog(item: SelectedItem, path: string): void {
  history.pushState(item, "", path);
}

/** Goes back to the page's own address; asked twice, as by a double click, it goes once. */
export function leaveDialog(): void {
  if (!leaving) history.back();
  leaving = true;
}

/**
 * Calls `onChange` when the visitor goes back or forward: with the item of this gallery to show, or undefined for
 * none.
 */
export function followDialogs(gallery: string, onChange: (id: string | undefined) => void): void {
  addEventListener("popstate", ({ state }) => {
    leaving = false;
    const item = state as SelectedItem | null;
    onChange(item?.gallery === gallery ? item.id : undefined);
  });
}
