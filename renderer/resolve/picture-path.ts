import { truncateForMessage } from "../../schema/truncate-for-message.ts";
import { diskNameMistake } from "./disk-name.ts";

/** In bytes: the version, the width and the ending that a picture's name gets when it is published. */
const spareForVariant = 30;
/** More folders in each other than anybody finds a picture in; with them a path still fits on every disk. */
export const deepestFolder = 5;
/** In all addresses of pictures, what follows the last `/media/` is the picture. */
const reserved = "media";

/**
 * Why a picture can't be published from a path below content/media, such as `rooms/01/door.jpg`, if so: a part of a
 * sentence about it. Parts that begin with a dot are hidden, and lead nowhere.
 */
export function picturePathMistake(path: string): string | undefined {
  const folders = path.split("/");
  const name = folders.pop() ?? "";
  if (folders.length > deepestFolder) return `it is in more than ${deepestFolder} folders`;
  if (folders.some((folder) => folder.toLowerCase() === reserved))
    return `a folder of pictures can't be called "${reserved}"`;
  const hidden = [...folders, name].find((part) => part === "" || part.startsWith("."));
  if (hidden !== undefined) return `"${truncateForMessage(hidden)}" is not the name of a folder or a picture`;
  return [...folders.map((folder) => diskNameMistake(folder)), diskNameMistake(name, spareForVariant)].find(
    (mistake) => mistake !== undefined,
  );
}

/** The folders that a picture is in, `rooms` and `rooms/01` for `rooms/01/door.jpg`. */
export function foldersAbove(path: string): readonly string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
