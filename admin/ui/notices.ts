import { createStore, type StoreApi } from "zustand/vanilla";

/** A message at the edge of the window. */
export interface Notice {
  /** Counts up from 1 in this session. */
  readonly id: number;
  readonly title: string;
  readonly text?: string;
  /** Missing for a message of success. */
  readonly tone?: "failure";
  /** What it reports, so that the next attempt can dismiss it. */
  readonly about?: "saving";
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** The messages at the edge of the window. */
export interface Notices {
  /** The last is shown; the others are those that somebody may still need, once it is gone. */
  readonly notices: readonly Notice[];
  /** Open dialogs, the uppermost last: notices are shown in it, because the rest of the page is inert. */
  readonly dialogs: readonly string[];
  /** Shows a notice. One with the same texts replaces the previous one. */
  notify(notice: Omit<Notice, "id">): void;
  dismiss(id: number): void;
  /** Removes all notices about something. */
  dismissAbout(about: NonNullable<Notice["about"]>): void;
  /** Called by an open dialog with its id. Returns the cleanup. */
  registerDialog(dialog: string): () => void;
}

const maxWaiting = 4;

export function createNotices(): StoreApi<Notices> {
  let last = 0;
  return createStore<Notices>()((set) => ({
    notices: [],
    dialogs: [],
    notify: (notice) =>
      set(({ notices }) => {
        const others = notices.filter(({ title, text }) => title !== notice.title || text !== notice.text);
        const needed = others.filter(({ tone, action }) => tone === "failure" || action !== undefined);
        return { notices: [...needed.slice(-maxWaiting), { ...notice, id: ++last }] };
      }),
    dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
    dismissAbout: (about) =>
      set(({ notices }) => ({ notices: notices.filter((notice) => notice.about !== about) })),
    registerDialog(dialog) {
      set(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }));
      return () => set(({ dialogs }) => ({ dialogs: dialogs.filter((name) => name !== dialog) }));
    },
  }));
}
