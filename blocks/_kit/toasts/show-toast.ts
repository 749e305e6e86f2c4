import { activate } from "../islands/hydrate-on.ts";
import { type Toast, toastList } from "./toast-list.ts";

/** Shows a toast; the part of the page that draws it is activated by the first one. */
export function showToast(toast: Omit<Toast, "id">): void {
  toastList.add(toast);
  activate("toasts");
}
