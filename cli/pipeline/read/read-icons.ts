import { conflictMarkerProblem } from "../../../schema/conflict-markers.ts";
import { createProblem, type Problem } from "../../../schema/problem.ts";
import type { IconDrawing } from "../../../schema/resolved.ts";
import { parseSvg } from "../../assets/parse-svg.ts";
import { unexpectedFile } from "../../files/file-problems.ts";
import type { SiteFolder } from "../../files/site-folder.ts";

const iconsFolder = "content/icons";
const maxCharacters = 100_000;

interface ReadIcons {
  readonly icons: ReadonlyMap<string, IconDrawing>;
  readonly problems: readonly Problem[];
}

/**
 * Reads the site's own icons; `implied` are files, by their paths, that a site of an older version has without them.
 * Reports what reading texts reports, `merge-marks`, `bad-icon`, and `stray-file` for other files.
 */
export async function readIcons(
  folder: SiteFolder,
  implied: Readonly<Record<string, string>> = {},
): Promise<ReadIcons> {
  const { names, others, problems } = await folder.list(iconsFolder, /.\.svg$/);
  for (const name of others)
    problems.push(unexpectedFile(`${iconsFolder}/${name}`, "Icons are SVG files of this very folder."));
  const icons = new Map<string, IconDrawing>();
  const files = new Set([...impliedIcons(implied), ...names.map((name) => `${iconsFolder}/${name}`)]);
  for (const file of files) {
    const fileName = file.slice(iconsFolder.length + 1);
    const name = fileName.slice(0, -".svg".length);
    const { text = implied[file], problems: found } = await folder.read(file);
    if (implied[file] === undefined) problems.push(...found);
    if (text === undefined) continue;
    const merge = conflictMarkerProblem(file, text);
    if (merge) {
      problems.push(merge);
      continue;
    }
    const read = readIcon(name, text);
    if ("mistake" in read)
      problems.push(
        createProblem("bad-icon", { file, pointer: "" }, `The icon ${fileName} ${read.mistake}.`, read.hint),
      );
    else icons.set(name, { name, ...read });
  }
  return { icons, problems };
}

function impliedIcons(implied: Readonly<Record<string, string>>): string[] {
  return Object.keys(implied).filter((file) => file.startsWith(`${iconsFolder}/`));
}

function readIcon(name: string, text: string): ReturnType<typeof parseSvg> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return {
      mistake: "has a name that a config can't write",
      hint: "Use small letters, digits and dashes: loaf-of-bread.svg.",
    };
  if (text.length > maxCharacters)
    return {
      mistake: `is longer than ${maxCharacters.toLocaleString("en")} characters`,
      hint: "Simplify its paths.",
    };
  return parseSvg(text);
}
