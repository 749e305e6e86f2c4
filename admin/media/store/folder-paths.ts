/** The folder that a picture is in: `rooms/01` for `rooms/01/door.jpg`, empty for one that is in none. */
export function folderOf(picture: string): string {
  return picture.slice(0, Math.max(0, picture.lastIndexOf("/")));
}

/** `door.jpg` of `rooms/01/door.jpg`, `01` of `rooms/01`. */
export function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The path of what is in a folder. */
export function pathIn(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}

/** `rooms › 01` for `rooms/01`. */
export function plainFolder(folder: string): string {
  return folder.replaceAll("/", " › ");
}
