import { createStore } from "zustand/vanilla";

/** A message that goes by itself: what was done, or why it could not be. */
export interface Notice {
  readonly id: number;
  readonly title: string;
  readonly text?: string;
  /** A failure stays until it is dismissed. */
  readonly tone?: "failure";
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface Notices {
  readonly notices: readonly Notice[];
  notify(notice: Omit<Notice, "id">): void;
  dismiss(id: number): void;
}

/** At most this many are shown; older ones make room. */
const most = 3;

export function createNotices() {
  let last = 0;
  return createStore<Notices>()((set) => ({
    notices: [],
    notify: (notice) =>
      set(({ notices }) => ({ notices: [...notices, { ...notice, id: ++last }].slice(-most) })),
    dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
  }));
}
