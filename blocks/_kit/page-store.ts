import { createStore } from "zustand/vanilla";

/** A short message that appears for a while. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly text?: string;
}

/** A project whose dialog is open, and the gallery on the page that it was opened from. */
export interface SelectedProject {
  readonly gallery: string;
  readonly id: string;
}

/** What the moving parts of one page know together. */
export interface PageState {
  readonly toasts: readonly Toast[];
  readonly selectedProject: SelectedProject | undefined;
  /** Which of the hero's views is shown, from 0. */
  readonly heroView: number;
  /** The id of the category that posts are filtered by; none for all. */
  readonly blogCategory: string | undefined;
  addToast(toast: Omit<Toast, "id">): void;
  dismissToast(id: number): void;
  selectProject(project: SelectedProject | undefined): void;
  showHeroView(view: number): void;
  chooseCategory(id: string | undefined): void;
}

/** At most this many toasts at once; the oldest gives way. */
const mostToasts = 3;

/** A fresh store: the server renders every page with its initial state, the browser has one a page. */
export function createPageStore() {
  let lastToast = 0;
  return createStore<PageState>()((set) => ({
    toasts: [],
    selectedProject: undefined,
    heroView: 0,
    blogCategory: undefined,
    addToast: (toast) =>
      set(({ toasts }) => ({ toasts: [...toasts, { ...toast, id: ++lastToast }].slice(-mostToasts) })),
    dismissToast: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
    selectProject: (selectedProject) => set({ selectedProject }),
    showHeroView: (heroView) => set({ heroView }),
    chooseCategory: (blogCategory) => set({ blogCategory }),
  }));
}

/** The store of the page that is open. */
export const pageStore = createPageStore();
