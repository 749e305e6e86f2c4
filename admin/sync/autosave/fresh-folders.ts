import { createStore, type StoreApi } from "zustand/vanilla";
import { picturePathMistake } from "../../../renderer/resolve/picture-path.ts";

export interface FreshFolders {
  readonly folders: readonly string[];
  make(folder: string): void;
  remove(folder: string): void;
}

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

export function readFreshFolders(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((path) => typeof path === "string" && !picturePathMistake(`${path}/picture.png`));
}
