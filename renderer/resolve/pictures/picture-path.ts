import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { fileNameError } from "../addresses/file-name-error.ts";

/** In bytes: the version, the width and the extension of a published picture. */
const spareForVariant = 30;
export const maxFolderDepth = 5;
const reserved = "media";

/**
 * Why a picture below content/media, such as `rooms/01/door.jpg`, can't be published: a part of a sentence. Segments
 * that start with a dot are hidden.
 */
export function picturePathError(path: string): string | undefined {
  const folders = path.split("/");
  const name = folders.pop() ?? "";
  if (folders.length > maxFolderDepth) return `it is in more than ${maxFolderDepth} folders`;
  if (folders.some((folder) => folder.toLowerCase() === reserved))
    return `a folder of pictures can't be called "${reserved}"`;
  const hidden = [...folders, name].find((part) => part === "" || part.startsWith("."));
  if (hidden !== undefined) return `"${truncateForMessage(hidden)}" is not the name of a folder or a picture`;
  return [...folders.map((folder) => fileNameError(folder)), fileNameError(name, spareForVariant)].find(
    (mistake) => mistake !== undefined,
  );
}

/** `rooms` and `rooms/01` for `rooms/01/door.jpg`. */
export function parentFolders(path: string): readonly string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
