import { createStore, type StoreApi } from "zustand/vanilla";
import type { Problem } from "../../schema/problem.ts";
import type { EditorContent, UnreadableEntry } from "../host/editor-content.ts";

/** What is known of the files that is not in the document. */
export interface Disk {
  /** Entries' files that can't be understood. */
  readonly unreadable: readonly UnreadableEntry[];
  /** What is wrong with the files as they are, as `site validate` says it. */
  readonly problems: readonly Problem[];
  /** Takes note of the files as they are now. */
  meet(content: Pick<EditorContent, "unreadable" | "problems">): void;
  /** One of them can be understood now. */
  mended(file: string): void;
}

export function createDisk({ unreadable, problems }: EditorContent): StoreApi<Disk> {
  return createStore<Disk>()((set) => ({
    unreadable,
    problems,
    meet: (content) => set({ unreadable: content.unreadable, problems: content.problems }),
    mended: (file) => set((disk) => ({ unreadable: disk.unreadable.filter((entry) => entry.file !== file) })),
  }));
}
