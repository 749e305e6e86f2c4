import { SiteError } from "../../files/site-error.ts";
import { ownInputs, packageInputs } from "../../incremental/package-inputs.ts";
import type { Made } from "../../incremental/remember.ts";
import { cutFont, lettersIn, unicodeRange } from "./cut-font.ts";
import { type FallbackFace, fallbackFonts } from "./fallback-fonts.ts";
import { readFont } from "./read-own-fonts.ts";

/** A file of a font, and which characters it is for, as a value of `unicode-range`. */
export interface FontFile {
  readonly name: string;
  /** The path of the file, absolute. */
  readonly source: string;
  readonly bytes: Uint8Array;
  /** Undefined for all characters. */
  readonly range?: string | undefined;
}

interface MakeFont {
  readonly files: readonly [FontFile, ...FontFile[]];
  /** The same letters in italics, if the family has them. */
  readonly italics?: readonly FontFile[];
  /** Whether the files are cut; otherwise they are taken as they are. */
  readonly isCut: boolean;
  /** The letters that are kept; undefined for all. */
  readonly letters?: ReadonlySet<string> | undefined;
  /** The only weight that is kept; undefined for all. */
  readonly weight?: number | undefined;
  /** Whether it has serifs; undefined if that is read from the file. */
  readonly serif?: boolean | undefined;
}

interface MadeFont {
  /** What the font calls itself. */
  readonly name: string;
  /** A value of `font-weight`: one weight, or the least and the most. */
  readonly weights: string;
  /** A value of `font-family`, with the system fonts that stand in. */
  readonly family: string;
  /** With the letters and weight that are kept. */
  readonly files: readonly { readonly name: string; readonly base64: string }[];
  /** One `@font-face` rule for each of `files`. */
  readonly rules: readonly string[];
  /** The same for each file before it was cut. */
  readonly wholeRules: readonly string[];
  /** The italics, with the letters and weight that are kept, and their rules. */
  readonly italics: Pick<MadeFont, "files" | "rules" | "wholeRules">;
  /** System fonts with the measures of this one, to avoid layout shifts. */
  readonly fallback: readonly FallbackFace[];
}

interface FaceOptions {
  readonly range?: string | undefined;
  readonly isItalic?: boolean;
}

export function fontFaceRule(family: string, weights: string, { range, isItalic }: FaceOptions = {}): string {
  // The text is there at once in a system font of the same measure, and changes to this one when it has come.
  return (
    `@font-face{font-family:"${family}";${isItalic ? "font-style:italic;" : ""}font-weight:${weights};font-display:swap;` +
    `src:url(%) format("woff2")${range === undefined ? "" : `;unicode-range:${range}`}}`
  );
}

export async function makeFont({
  files,
  italics = [],
  isCut,
  letters,
  weight,
  ...known
}: MakeFont): Promise<Made<MadeFont>> {
  const facts = readFont(files[0].bytes);
  if (!facts) throw new SiteError(`The font ${files[0].source} is damaged.\n  Install it again.`, 1);
  const { family, weights } = facts;
  const { serif = facts.serif } = known;
  const [least = 400, most = least] = weights.split(" ").map(Number);
  const isStatic = least === most;
  const only = isStatic ? least : isCut && weight !== undefined ? clamp(weight, least, most) : undefined;
  const cut = async (all: readonly FontFile[]) =>
    isCut ? (await Promise.all(all.map((file) => cutFile(file, letters, only)))).flat() : all;
  const facesOf = async (all: readonly FontFile[], isItalic: boolean) => {
    const made = await cut(all);
    const rule =
      (wght: string) =>
      ({ range }: FontFile) =>
        fontFaceRule(family, wght, { range, isItalic });
    return {
      files: made.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString("base64") })),
      rules: made.map(rule(only === undefined ? weights : String(only))),
      wholeRules: all.map(rule(weights)),
    };
  };
  // A family of several scripts has its Latin letters in a file of their own.
  const latin = files.find(({ bytes }) => lettersIn(bytes).has("e")) ?? files[0];
  const fallback = await fallbackFonts(latin.bytes, {
    family,
    serif,
    weights: only === undefined ? usualWeights.filter((weight) => weight >= least && weight <= most) : [only],
  });
  const names = fallback.map((face) => face.family);
  const families = [...new Set([family, ...names])].map((name) => `"${name}"`);
  return {
    value: {
      name: family,
      weights,
      family: [...families, serif ? "serif" : "sans-serif"].join(),
      ...(await facesOf(files, false)),
      italics: await facesOf(italics, true),
      fallback,
    },
    inputs: [
      ...packageInputs("@capsizecss/unpack", "fontkitten", "subset-font"),
      ...(await ownInputs("cli/assets")),
    ],
  };
}

const usualWeights = [400, 500, 600];

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

async function cutFile(file: FontFile, letters: MakeFont["letters"], weight?: number): Promise<FontFile[]> {
  const all = lettersIn(file.bytes);
  const isSplit = letters !== undefined && file.name.endsWith("-latin");
  const kept = isSplit ? new Set([...all].filter((letter) => letters.has(letter))) : all;
  const rest = new Set([...all].filter((letter) => !kept.has(letter)));
  const first = { ...file, bytes: await cutFont(file.bytes, { letters: kept, weight }) };
  if (rest.size === 0) return [first];
  const bytes = await cutFont(file.bytes, { letters: rest, weight });
  return [first, { ...file, name: `${file.name}-more`, bytes, range: unicodeRange(rest) }];
}
