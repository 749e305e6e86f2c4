import {
  maxFolderDepth,
  parentFolders,
  picturePathError,
} from "../../../renderer/resolve/pictures/picture-path.ts";
import { pictureName } from "../../../schema/fields/picture-name.ts";
import { fileSystemKey } from "../../../schema/text/confusable-names.ts";
import { folderOf, joinFolder } from "../store/folder-paths.ts";

/** With parent folders, sorted. */
export function foldersOf(pictures: Iterable<string>, fresh: readonly string[] = []): readonly string[] {
  const folders = new Set([
    ...[...pictures].flatMap(parentFolders),
    ...fresh.flatMap((folder) => parentFolders(`${folder}/`)),
  ]);
  return [...folders].sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
}

export function foldersIn(folder: string, folders: readonly string[]): readonly string[] {
  return folders.filter((other) => other !== "" && folderOf(other) === folder);
}

export function countIn(folder: string, pictures: Iterable<string>): number {
  return [...pictures].filter((name) => name.startsWith(`${folder}/`)).length;
}

/** An existing folder's path if only case differs. Undefined for an invalid name, or one that is nested too deep. */
export function newFolder(inside: string, wanted: string, folders: readonly string[]): string | undefined {
  const name = pictureName(`${wanted}.png`)?.slice(0, -".png".length);
  if (name === undefined) return undefined;
  const path = joinFolder(inside, name);
  if (path.split("/").length > maxFolderDepth || picturePathError(`${path}/x.png`)) return undefined;
  return folders.find((other) => fileSystemKey(other) === path) ?? path;
}
