import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkitten";
import { createProblem, type Problem } from "../../../schema/problems/problem.ts";
import { unexpectedFile, unreadable } from "../../files/file-problems.ts";
import { ifExists } from "../../files/if-exists.ts";
import type { SiteFolder } from "../../files/site-folder.ts";

const fontsFolder = "content/fonts";
const maxBytes = 5_000_000;

/** A font file of content/fonts. */
export interface OwnFont {
  /** As a theme names it: `fonts/brand.woff2`. */
  readonly name: string;
  /** The path of the file, absolute. */
  readonly source: string;
}

interface ReadOwnFonts {
  readonly fonts: readonly OwnFont[];
  readonly problems: readonly Problem[];
}

/** Reads the site's own fonts. Reports what listing a folder reports, `file-unreadable`, `bad-font`, and `stray-file` for other files. */
export async function readOwnFonts(folder: SiteFolder): Promise<ReadOwnFonts> {
  const { names, others, problems } = await folder.list(fontsFolder, /.\.woff2$/);
  for (const name of others)
    problems.push(unexpectedFile(`${fontsFolder}/${name}`, "Fonts are WOFF2 files of this very folder."));
  const fonts: OwnFont[] = [];
  for (const fileName of names) {
    const file = `${fontsFolder}/${fileName}`;
    const source = await folder.locate(file);
    if (source === undefined) continue;
    const bytes = await ifExists(readFile(source)).catch((error: NodeJS.ErrnoException) => error);
    if (bytes === undefined) continue;
    if (bytes instanceof Error) {
      problems.push(unreadable(file, bytes.code));
      continue;
    }
    const fault = fontFault(bytes);
    if (fault) problems.push(badFont(file, `The font ${fileName} ${fault.mistake}.`, fault.hint));
    else fonts.push({ name: `fonts/${fileName}`, source });
  }
  return { fonts, problems };
}

interface FontFault {
  readonly mistake: string;
  readonly hint: string;
}

/** What is wrong with the bytes of a WOFF2 file; undefined if its name and its metrics can be read. */
function fontFault(bytes: Uint8Array): FontFault | undefined {
  if (Buffer.from(bytes.subarray(0, 4)).toString("latin1") !== "wOF2")
    return { mistake: "is not a WOFF2 file", hint: "Convert it to WOFF2." };
  if (bytes.byteLength > maxBytes)
    return { mistake: "is larger than 5 MB", hint: "Subset it to the letters that the site needs." };
  return readFont(bytes) ? undefined : { mistake: "is damaged", hint: "Convert it to WOFF2 again." };
}

/** What a font file says about itself. */
interface FontFacts {
  readonly family: string;
  /** A value of `font-weight`: one weight, or the least and the greatest. */
  readonly weights: string;
  readonly serif: boolean;
}

export function readFont(bytes: Uint8Array): FontFacts | undefined {
  try {
    const font = create(Buffer.from(bytes));
    if (font.isCollection || !(font.unitsPerEm > 0 && font.ascent > 0)) return undefined;
    const weight = font.variationAxes.wght;
    return {
      // It stands between quotes in a style sheet.
      family: font.familyName.replace(/[^\p{L}\p{N} ._-]/gu, ""),
      weights: weight ? `${weight.min} ${weight.max}` : String(font["OS/2"].usWeightClass),
      serif: isSerif(font["OS/2"]),
    };
  } catch {
    return undefined;
  }
}

function isSerif({ sFamilyClass, panose }: Font["OS/2"]): boolean {
  const familyClass = sFamilyClass >> 8;
  if (familyClass > 0) return familyClass < 8 && familyClass !== 6;
  const [kind = 0, serifStyle = 0] = panose;
  return kind === 2 && serifStyle >= 2 && serifStyle <= 10;
}

function badFont(file: string, message: string, hint: string): Problem {
  return createProblem("bad-font", { file, pointer: "" }, message, hint);
}
