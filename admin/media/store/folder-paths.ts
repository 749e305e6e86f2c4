/** `rooms/01` for `rooms/01/door.jpg`, empty without a folder. */
export function folderOf(picture: string): string {
  return picture.slice(0, Math.max(0, picture.lastIndexOf("/")));
}

/** `door.jpg` of `rooms/01/door.jpg`, `01` of `rooms/01`. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

export function joinFolder(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}

/** `rooms › 01` for `rooms/01`. */
export function folderLabel(folder: string): string {
  return folder.replaceAll("/", " › ");
}
