import { createSlice, type Slice } from "../islands/page-store.ts";

/** A short notice at the edge of the page. */
export interface Toast {
  /** Unique on the page; given by the list. */
  readonly id: number;
  readonly title: string;
  readonly text?: string | undefined;
}

/** At most this many toasts at once; the oldest gives way. */
const mostToasts = 3;

export function createToastList(slice: Slice<readonly Toast[]>) {
  let lastId = 0;
  return {
    slice,
    add: (toast: Omit<Toast, "id">) =>
      slice.set([...slice.get(), { ...toast, id: ++lastId }].slice(-mostToasts)),
    dismiss: (id: number) => slice.set(slice.get().filter((toast) => toast.id !== id)),
  };
}

export const toastList = createToastList(createSlice<readonly Toast[]>("toasts", []));
