import { createStore, type StoreApi } from "zustand/vanilla";

/** A message that goes by itself: what was done, or why it could not be. */
export interface Notice {
  readonly id: number;
  readonly title: string;
  readonly text?: string;
  /** A failure stays until it is dismissed, or what failed works. */
  readonly tone?: "failure";
  /** What it is about: it goes once that is so no more. */
  readonly about?: "saving";
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface Notices {
  readonly notices: readonly Notice[];
  /** The dialogs that are open, by name, the uppermost last: notices are shown in it, because all else is inert. */
  readonly dialogs: readonly string[];
  /** Tells something; what says the same already makes room for it. */
  notify(notice: Omit<Notice, "id">): void;
  dismiss(id: number): void;
  /** Takes away what was told about something that is so no more. */
  dismissAbout(about: NonNullable<Notice["about"]>): void;
  /** A dialog has opened; gives what to call when it closes. */
  enter(dialog: string): () => void;
}

/** At most this many are shown; older ones make room. */
const most = 3;

export function createNotices(): StoreApi<Notices> {
  let last = 0;
  return createStore<Notices>()((set) => ({
    notices: [],
    dialogs: [],
    notify: (notice) =>
      set(({ notices }) => {
        const others = notices.filter(({ title, text }) => title !== notice.title || text !== notice.text);
        return { notices: [...others, { ...notice, id: ++last }].slice(-most) };
      }),
    dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
    dismissAbout: (about) =>
      set(({ notices }) => ({ notices: notices.filter((notice) => notice.about !== about) })),
    enter(dialog) {
      set(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }));
      return () => set(({ dialogs }) => ({ dialogs: dialogs.filter((name) => name !== dialog) }));
    },
  }));
}
