import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useSync } from "../../sync/sync.ts";
import { foldersIn, foldersOf } from "../folders/picture-folders.ts";
import { folderOf } from "../store/folder-paths.ts";
import { useMedia } from "../store/media-stores.ts";

/** The folder that is open, which follows the picture that is looked at, and those inside it. */
export function useOpenFolder(picture: string | undefined) {
  const media = useMedia((state) => state.media);
  const [folder, setFolder] = useState("");
  const { folders: fresh, make, remove } = useStore(useSync().autosaved.folders);
  useEffect(() => {
    if (picture !== undefined) setFolder(folderOf(picture));
  }, [picture]);
  const folders = foldersOf(media.keys(), fresh);
  // What was moved away or taken back may have left none.
  const open = folder === "" || folders.includes(folder) ? folder : "";
  return {
    folder: open,
    folders,
    inside: foldersIn(open, folders),
    open: setFolder,
    /** Opens a folder that has no pictures yet. */
    make(path: string) {
      make(path);
      setFolder(path);
    },
    /** Forgets the folder that is open, which has no pictures, and opens the one that it is in. */
    remove() {
      remove(open);
      setFolder(folderOf(open));
    },
  };
}
