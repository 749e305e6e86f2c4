import type { Problem } from "../../schema/problem.ts";
import type { TreeFile } from "./list-tree.ts";
import type { SiteFolder } from "./site-folder.ts";

export const filesFolder = "content/files";
export const publicFolder = "public";

/** Files that systems, editors and version control put into folders by themselves. */
const bystander = /^(?:\._.*|\.DS_Store|\.git|\.gitkeep|\.gitignore|thumbs\.db|desktop\.ini)$/i;

/** The files that a build copies as they are. */
export interface CopiedFiles {
  /** Of content/files, published below /files/. */
  readonly downloads: readonly TreeFile[];
  /** Of public/, published below /. */
  readonly publicFiles: readonly TreeFile[];
  readonly problems: readonly Problem[];
}

/** Lists content/files and public/. Reports what `listTree` reports. */
export async function readFiles(folder: SiteFolder): Promise<CopiedFiles> {
  const [downloads, publicFiles] = await Promise.all([
    folder.listTree(filesFolder, bystander),
    folder.listTree(publicFolder, bystander),
  ]);
  return {
    downloads: downloads.files,
    publicFiles: publicFiles.files,
    problems: [...downloads.problems, ...publicFiles.problems],
  };
}
