import { pageStore, type Toast } from "./page-store.ts";
import { callAwake } from "./wake.ts";

/** Shows a toast; the part of the page that draws it is woken by the first one. */
export function showToast(toast: Omit<Toast, "id">): void {
  pageStore.getState().addToast(toast);
  callAwake("toasts");
}
