import { activate } from "./hydrate-on.ts";
import { pageStore, type Toast } from "./page-store.ts";

/** Shows a toast; the part of the page that draws it is activated by the first one. */
export function showToast(toast: Omit<Toast, "id">): void {
  pageStore.getState().addToast(toast);
  activate("toasts");
}
