import { useEffect, useState } from "react";
import { useMedia } from "../session-context.ts";
import { folderOf } from "./folders/folder-paths.ts";
import { foldersIn, foldersOf } from "./folders/picture-folders.ts";

/** The folder that is open, which follows the picture that is looked at, and those inside it. */
export function useOpenFolder(picture: string | undefined) {
  const media = useMedia((state) => state.media);
  const [folder, setFolder] = useState("");
  const [fresh, setFresh] = useState<readonly string[]>([]);
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
      setFresh([...fresh, path]);
      setFolder(path);
    },
  };
}
