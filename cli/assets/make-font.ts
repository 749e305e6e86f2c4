import { SiteError } from "../files/site-error.ts";
import { ownInputs, packageInputs } from "../incremental/package-inputs.ts";
import type { Made } from "../incremental/remember.ts";
import { cutFont, lettersIn, unicodeRange } from "./cut-font.ts";
import { readFont } from "./read-own-fonts.ts";

interface SystemFont {
  readonly names: readonly (readonly [regular: string, bold: string])[];
  /** Of an average letter of English text, in em, as `@capsizecss/unpack` weights letters. */
  readonly width: number;
  readonly boldWidth: number;
}

const systemFonts: Readonly<Record<"serif" | "sans-serif", readonly SystemFont[]>> = {
  serif: [
    {
      names: [
        ["Georgia", "Georgia Bold"],
        ["Gelasio-Regular", "Gelasio-Bold"],
      ],
      width: 913 / 2048,
      boldWidth: 1062 / 2048,
    },
    {
      names: [
        ["Noto Serif", "Noto Serif Bold"],
        ["NotoSerif-Regular", "NotoSerif-Bold"],
      ],
      width: 481 / 1000,
      boldWidth: 512 / 1000,
    },
    {
      names: [
        ["Times New Roman", "Times New Roman Bold"],
        ["Liberation Serif", "Liberation Serif Bold"],
      ],
      width: 832 / 2048,
      boldWidth: 886 / 2048,
    },
    { names: [["DejaVu Serif", "DejaVu Serif Bold"]], width: 1058 / 2048, boldWidth: 1168 / 2048 },
  ],
  "sans-serif": [
    {
      names: [
        ["Arial", "Arial Bold"],
        ["Liberation Sans", "Liberation Sans Bold"],
      ],
      width: 913 / 2048,
      boldWidth: 983 / 2048,
    },
    {
      names: [
        ["Roboto", "Roboto Bold"],
        ["Roboto-Regular", "Roboto-Bold"],
      ],
      width: 911 / 2048,
      boldWidth: 926 / 2048,
    },
    {
      names: [
        ["Open Sans", "Open Sans Bold"],
        ["OpenSans-Regular", "OpenSans-Bold"],
      ],
      width: 960 / 2048,
      boldWidth: 1030 / 2048,
    },
    { names: [["DejaVu Sans", "DejaVu Sans Bold"]], width: 1041 / 2048, boldWidth: 1176 / 2048 },
  ],
};

interface Fallbacks {
  readonly css: string;
  readonly families: readonly string[];
}

interface FallbackOptions {
  readonly family: string;
  readonly serif: boolean;
  readonly weights: readonly number[];
}

/**
 * System fonts, each stretched to the width and the height of a font in WOFF2, so that nothing moves when that font
 * arrives. Each is a family of its own: a browser takes the first that the system has.
 */
export async function fallbackFonts(
  bytes: Uint8Array,
  { family, serif, weights }: FallbackOptions,
): Promise<Fallbacks> {
  const measured = await Promise.all(
    weights.map(async (weight) => ({ weight, metrics: await metricsAt(bytes, weight) })),
  );
  const faces = systemFonts[serif ? "serif" : "sans-serif"].map(({ names, width, boldWidth }, index) => {
    const name = `${family} ${index + 1}`;
    const rules = measured.flatMap(({ weight, metrics }) => {
      if (!metrics) return [];
      const isBold = weight >= 600;
      const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = metrics;
      const size = xWidthAvg / unitsPerEm / (isBold ? boldWidth : width);
      const height = (units: number) => percent(Math.abs(units) / unitsPerEm / size);
      const sources = names.map(([regular, bold]) => `local("${isBold ? bold : regular}")`).join();
      return (
        `@font-face{font-family:"${name}";font-weight:${isBold ? "600 900" : weight};src:${sources};size-adjust:${percent(size)};` +
        `ascent-override:${height(ascent)};descent-override:${height(descent)};line-gap-override:${height(lineGap)}}`
      );
    });
    return { name, css: rules.join("") };
  });
  const known = faces.filter(({ css }) => css !== "");
  return { css: known.map(({ css }) => css).join(""), families: known.map(({ name }) => name) };
}

async function metricsAt(bytes: Uint8Array, weight: number) {
  const { fromBuffer } = await import("@capsizecss/unpack");
  const letters = new Set([...lettersIn(bytes)].filter((letter) => letter < "\u007f"));
  if (!letters.has("e")) return undefined;
  const cut = await cutFont(bytes, { letters, weight }).catch(() => bytes);
  return fromBuffer(Buffer.from(cut));
}

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;

/** A file of a font, and which characters it is for, as a value of `unicode-range`. */
export interface FontFile {
  readonly name: string;
  readonly source: string;
  readonly bytes: Uint8Array;
  readonly range?: string | undefined;
}

export interface MakeFont {
  readonly files: readonly [FontFile, ...FontFile[]];
  /** Whether the files are cut; otherwise they are taken as they are. */
  readonly isCut: boolean;
  readonly letters?: ReadonlySet<string> | undefined;
  readonly weight?: number | undefined;
  readonly serif?: boolean | undefined;
}

export interface MadeFont {
  /** What the font calls itself. */
  readonly name: string;
  /** A value of `font-weight`: one weight, or the least and the most. */
  readonly weights: string;
  /** A value of `font-family`, with the system fonts that stand in. */
  readonly family: string;
  readonly files: readonly { readonly name: string; readonly base64: string }[];
  readonly rules: readonly string[];
  readonly wholeRules: readonly string[];
  readonly fallback: string;
}

export function fontFaceRule(family: string, weights: string, range: string | undefined): string {
  // The text is there at once in a system font of the same measure, and changes to this one when it has come.
  return (
    `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;` +
    `src:url(%) format("woff2")${range === undefined ? "" : `;unicode-range:${range}`}}`
  );
}

export async function makeFont({
  files,
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
  const made = isCut ? (await Promise.all(files.map((file) => cutFile(file, letters, only)))).flat() : files;
  const rule =
    (wght: string) =>
    ({ range }: FontFile) =>
      fontFaceRule(family, wght, range);
  const fallback = await fallbackFonts(files[0].bytes, {
    family,
    serif,
    weights: only === undefined ? usualWeights.filter((weight) => weight >= least && weight <= most) : [only],
  });
  const families = [family, ...fallback.families].map((name) => `"${name}"`);
  return {
    value: {
      name: family,
      weights,
      family: [...families, serif ? "serif" : "sans-serif"].join(),
      files: made.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString("base64") })),
      rules: made.map(rule(only === undefined ? weights : String(only))),
      wholeRules: files.map(rule(weights)),
      fallback: fallback.css,
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
