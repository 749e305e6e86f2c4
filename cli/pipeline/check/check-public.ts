import { filePath } from "../../../renderer/render/render-site.ts";
import type { Site } from "../../../renderer/site.ts";
import { createProblem, type Problem } from "../../../schema/problems/problem.ts";
import { fileSystemKey } from "../../../schema/text/confusable-names.ts";
import type { TreeFile } from "../../files/list-tree.ts";
import { publicFolder } from "../read/read-files.ts";

const ownFolders = ["admin", "assets", "data", "files", "media", "__blockwork"];
const marker = ".blockwork";

/**
 * Which files of public/ have the address of something that can't give way. Reports `file-clash`, at the file, with
 * the page that is at the same address.
 */
export function checkPublic(publicFiles: readonly TreeFile[], site: Site): Problem[] {
  const pages = new Map(site.pages.map((page) => [fileSystemKey(filePath(page)), page]));
  return publicFiles.flatMap(({ name }) => {
    const place = { file: `${publicFolder}/${name}`, pointer: "" };
    const [top = ""] = name.toLowerCase().split("/");
    if (ownFolders.includes(top) || top === marker) {
      const message = `${publicFolder}/${name} can't be published: every build writes ${top}${top === marker ? "" : "/"} anew.`;
      return createProblem("file-clash", place, message, "Move it to another folder of public/.");
    }
    const page = pages.get(fileSystemKey(name)) ?? pages.get(`${fileSystemKey(name)}/index.html`);
    if (!page) return [];
    const message = `${publicFolder}/${name} has the address of the page "${page.id}", ${page.path}.`;
    return {
      ...createProblem("file-clash", place, message, "Rename the file, or change the page's address."),
      related: [{ ...page.places.page, message: "The page." }],
    };
  });
}
