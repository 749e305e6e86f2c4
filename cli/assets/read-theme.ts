import { conflictMarkerProblem } from "../../schema/sources/conflict-markers.ts";
import type { ReadFile } from "../files/read-text.ts";
import type { SiteFolder } from "../files/site-folder.ts";

export const themeFile = "theme.scss";

/**
 * Reads the site's own rules as text; a site need not have any. Reports what reading a text reports, and `merge-marks`.
 * What Sass says of them is found by `checkStyles`.
 */
export async function readTheme(folder: SiteFolder): Promise<ReadFile> {
  const { text, problems } = await folder.read(themeFile);
  const merge = text === undefined ? undefined : conflictMarkerProblem(themeFile, text);
  const found = problems.filter(({ code }) => code !== "file-missing");
  return { file: themeFile, text, problems: merge ? [merge] : found };
}
