import { deepestFolder, foldersAbove, picturePathMistake } from "../../../renderer/resolve/picture-path.ts";
import { pictureName } from "../../../schema/picture-name.ts";
import { diskKey } from "../../../schema/same-name.ts";
import { folderOf, pathIn } from "../store/folder-paths.ts";

/** All folders that pictures are in, and some that are new, with those above them, in order. */
export function foldersOf(pictures: Iterable<string>, fresh: readonly string[] = []): readonly string[] {
  const folders = new Set([
    ...[...pictures].flatMap(foldersAbove),
    ...fresh.flatMap((folder) => foldersAbove(`${folder}/`)),
  ]);
  return [...folders].sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
}

/** The folders right inside one; inside none, those at the top. */
export function foldersIn(folder: string, folders: readonly string[]): readonly string[] {
  return folders.filter((other) => other !== "" && folderOf(other) === folder);
}

/** How many pictures are in a folder and in those inside it. */
export function countIn(folder: string, pictures: Iterable<string>): number {
  return [...pictures].filter((name) => name.startsWith(`${folder}/`)).length;
}

/**
 * The path of a folder of a wanted name inside another one: that of a folder that is there, if only case differs.
 * Nothing for a name that a folder of pictures can't have, or one that is too deep.
 */
export function newFolder(inside: string, wanted: string, folders: readonly string[]): string | undefined {
  const name = pictureName(`${wanted}.png`)?.slice(0, -".png".length);
  if (name === undefined) return undefined;
  const path = pathIn(inside, name);
  if (path.split("/").length > deepestFolder || picturePathMistake(`${path}/x.png`)) return undefined;
  return folders.find((other) => diskKey(other) === path) ?? path;
}
