import { maxFolderDepth } from "../../renderer/resolve/pictures/picture-path.ts";
import { pictureExtension } from "../../schema/fields/picture-name.ts";
import { createProblem, type Problem } from "../../schema/problems/problem.ts";
import { confusableNameMessage, fileSystemKey } from "../../schema/text/confusable-names.ts";
import type { SiteFolder } from "../files/site-folder.ts";

export const mediaFolder = "content/media";

interface PictureListing {
  readonly names: readonly string[];
  readonly others: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * The pictures of content/media and of the folders in it. Symbolic links to folders are among the others.
 *
 * Reports what listing each folder reports, and `duplicate-id` for folders that differ only in the case of their letters.
 */
export async function listPictures(folder: SiteFolder): Promise<PictureListing> {
  const listings = await listBelow(folder, "", 0);
  const all = (pick: (listing: PictureListing) => readonly string[]) =>
    listings.flatMap(pick).sort((one, other) => (one < other ? -1 : 1));
  return {
    names: all(({ names }) => names),
    others: all(({ others }) => others),
    problems: listings.flatMap(({ problems }) => problems),
  };
}

async function listBelow(
  folder: SiteFolder,
  inside: string,
  depth: number,
): Promise<readonly PictureListing[]> {
  const place = inside === "" ? mediaFolder : `${mediaFolder}/${inside}`;
  const pathOf = (name: string) => (inside === "" ? name : `${inside}/${name}`);
  const { names, others, folders, problems } = await folder.list(place, pictureExtension);
  const entered = depth <= maxFolderDepth ? folders : [];
  const own = {
    names: names.map(pathOf),
    others: others.filter((name) => !entered.includes(name)).map(pathOf),
    problems: [...problems, ...sameFolders(place, folders)],
  };
  const below = await Promise.all(entered.map((name) => listBelow(folder, pathOf(name), depth + 1)));
  return [own, ...below.flat()];
}

function sameFolders(place: string, folders: readonly string[]): Problem[] {
  const seen = new Map<string, string>();
  return folders.flatMap((name) => {
    const key = fileSystemKey(name);
    const other = seen.get(key);
    seen.set(key, name);
    if (other === undefined) return [];
    const message = `The folders ${confusableNameMessage(name, other)}`;
    const at = { file: `${place}/${name}`, pointer: "" };
    return [createProblem("duplicate-id", at, message, "Rename one of the two.")];
  });
}
