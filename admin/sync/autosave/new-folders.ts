import { createStore, type StoreApi } from "zustand/vanilla";
import { picturePathError } from "../../../renderer/resolve/pictures/picture-path.ts";

/** Folders for pictures that were created here and have no picture yet, which no file can say. */
export interface NewFolders {
  /** Paths under content/media, the last created one last. */
  readonly folders: readonly string[];
  make(folder: string): void;
  remove(folder: string): void;
}

export function createNewFolders(earlier: readonly string[] = []): StoreApi<NewFolders> {
  return createStore<NewFolders>()((set, get) => {
    const others = (folder: string) => get().folders.filter((other) => other !== folder);
    return {
      folders: earlier,
      make: (folder) => set({ folders: [...others(folder), folder] }),
      remove: (folder) => set({ folders: others(folder) }),
    };
  });
}

export function readNewFolders(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((path) => typeof path === "string" && !picturePathError(`${path}/picture.png`));
}
