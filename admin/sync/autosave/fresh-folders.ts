import { createStore, type StoreApi } from "zustand/vanilla";
import { picturePathMistake } from "../../../renderer/resolve/picture-path.ts";

/** The folders that were made here, by their paths. One is a part of the site as soon as a picture is in it. */
export interface FreshFolders {
  readonly folders: readonly string[];
  make(folder: string): void;
  /** Forgets one that has no pictures. */
  remove(folder: string): void;
}

/** They are kept in the browser with the draft. */
export function createFreshFolders(earlier: readonly string[] = []): StoreApi<FreshFolders> {
  return createStore<FreshFolders>()((set, get) => {
    const others = (folder: string) => get().folders.filter((other) => other !== folder);
    return {
      folders: earlier,
      make: (folder) => set({ folders: [...others(folder), folder] }),
      remove: (folder) => set({ folders: others(folder) }),
    };
  });
}

/** The folders that were kept, from what a storage gave back. */
export function readFreshFolders(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((path) => typeof path === "string" && !picturePathMistake(`${path}/picture.png`));
}
