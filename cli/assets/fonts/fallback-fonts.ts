import { cutFont, lettersIn } from "./cut-font.ts";
import { measuredLetters, type SystemFont, systemFonts } from "./system-fonts.ts";

/** The rule of a system font that stands in for another, at one weight. */
export interface FallbackFace {
  readonly family: string;
  /** A value of `font-weight`. */
  readonly weight: string;
  readonly sources: string;
  /** A value of `size-adjust`, of 1, by which English text is as wide as in the other font. */
  readonly size: number;
  /** Of the other font, in em. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** How wide each of `measuredLetters` is in the other font, and in this one before it is stretched, in thousandths of an em; 0 where one has it not. */
  readonly widths: readonly number[];
  readonly ownWidths: readonly number[];
  /** By how much pairs of letters in the other font are closer, in thousandths of an em: `{ "AV": -60 }`; known for a font of one weight. */
  readonly kerning: Readonly<Record<string, number>>;
}

interface FallbackOptions {
  readonly family: string;
  readonly serif: boolean;
  readonly weights: readonly number[];
}

const boldest = "600 900";

/**
 * System fonts, each stretched to the width and the height of a font in WOFF2, so that nothing moves when that font
 * arrives. Each is a family of its own: a browser takes the first that the system has.
 */
export async function fallbackFonts(
  bytes: Uint8Array,
  { family, serif, weights }: FallbackOptions,
): Promise<readonly FallbackFace[]> {
  const isOfTitles = weights.length === 1;
  const measured = await Promise.all(weights.map((weight) => measureAt(bytes, weight, isOfTitles)));
  return systemFonts[serif ? "serif" : "sans-serif"].flatMap((font, index) =>
    measured.flatMap((each) => (each ? faceOf(font, `${family} ${index + 1}`, each) : [])),
  );
}

/**
 * The rules of the faces. With a text, such as the title of a page, each face is as wide as the other font in that text,
 * and not only in text of average letters: the lines of the title then end at the same words.
 */
export function fallbackCss(faces: readonly FallbackFace[], text = ""): string {
  return faces.map((face) => faceRule(face, sizeIn(face, text))).join("");
}

function faceRule({ family, weight, sources, ascent, descent, lineGap }: FallbackFace, size: number): string {
  return (
    `@font-face{font-family:"${family}";font-weight:${weight};src:${sources};size-adjust:${percent(size)};` +
    `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:${percent(lineGap / size)}}`
  );
}

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;

const indexes = new Map([...measuredLetters].map((letter, index) => [letter, index]));

/** How far the size may be from that by which the whole text is as wide, of 1. */
const farthest = 0.0015;

/**
 * The size by which a text ends its lines at the same words as in the other font, at as many widths as can be. A run of
 * words that is wider in one of the two breaks elsewhere at the widths between; the median of what the runs ask for, each
 * as heavy as it is wide, leaves the fewest of them.
 */
function sizeIn(face: FallbackFace, text: string): number {
  const words = text.normalize("NFD").split(" ");
  const whole = widthsOf(face, words.join(" "));
  if (whole.ownWidth === 0) return face.size;
  const runs = words.flatMap((_, start) => runsFrom(face, words.slice(start)));
  const size = whole.width / whole.ownWidth;
  const median = weightedMedian(runs.filter(({ ownWidth }) => ownWidth > 0));
  return Math.min(size * (1 + farthest), Math.max(size * (1 - farthest), median));
}

interface Widths {
  readonly width: number;
  readonly ownWidth: number;
}

/** The first of these words, the first two, and so on. */
function runsFrom(face: FallbackFace, words: readonly string[]): Widths[] {
  const runs: Widths[] = [];
  for (const [index, word] of words.entries()) {
    const before = runs.at(-1) ?? { width: 0, ownWidth: 0 };
    const more = widthsOf(face, index === 0 ? word : ` ${word}`);
    runs.push({ width: before.width + more.width, ownWidth: before.ownWidth + more.ownWidth });
  }
  return runs;
}

function weightedMedian(runs: readonly Widths[]): number {
  const sorted = runs
    .map(({ width, ownWidth }) => ({ size: width / ownWidth, weight: ownWidth }))
    .sort((one, other) => one.size - other.size);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  for (const { size, weight } of sorted) {
    sum += weight;
    if (sum >= half) return size;
  }
  return 1;
}

function widthsOf({ widths, ownWidths, kerning }: FallbackFace, text: string): Widths {
  let [width, ownWidth, before] = [0, 0, ""];
  for (const sign of text) {
    width += kerning[before + sign] ?? 0;
    before = sign;
    const index = indexes.get(sign) ?? -1;
    if (!widths[index] || !ownWidths[index]) continue;
    width += widths[index];
    ownWidth += ownWidths[index];
  }
  return { width, ownWidth };
}

interface Measured {
  readonly weight: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly average: number;
  readonly widths: readonly number[];
  readonly kerning: Readonly<Record<string, number>>;
}

function faceOf(font: SystemFont, family: string, measured: Measured): FallbackFace {
  const { weight, average, ascent, descent, lineGap, widths, kerning } = measured;
  const isBold = weight >= 600;
  return {
    family,
    weight: isBold ? boldest : String(weight),
    sources: font.names.map(([regular, bold]) => `local("${isBold ? bold : regular}")`).join(),
    size: average / (isBold ? font.boldWidth : font.width),
    ...{ ascent, descent, lineGap, widths, kerning },
    ownWidths: (isBold ? font.boldWidths : font.widths).split(" ").map(Number),
  };
}

/** Undefined for a font without Latin letters. */
async function measureAt(
  bytes: Uint8Array,
  weight: number,
  isOfTitles: boolean,
): Promise<Measured | undefined> {
  const { fromBuffer } = await import("@capsizecss/unpack");
  const all = lettersIn(bytes);
  if (!all.has("e")) return undefined;
  const letters = new Set([...measuredLetters].filter((letter) => all.has(letter)));
  const cut = Buffer.from(await cutFont(bytes, { letters, weight, format: "sfnt" }).catch(() => bytes));
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(cut);
  return {
    weight,
    ascent: ascent / unitsPerEm,
    descent: Math.abs(descent) / unitsPerEm,
    lineGap: Math.abs(lineGap) / unitsPerEm,
    average: xWidthAvg / unitsPerEm,
    ...(await lettersOf(cut, letters, isOfTitles)),
  };
}

async function lettersOf(bytes: Buffer, letters: ReadonlySet<string>, isOfTitles: boolean) {
  const width = await textMeasure(bytes);
  const alone = new Map([...letters].map((letter) => [letter, width(letter)]));
  const kerning: Record<string, number> = {};
  for (const first of isOfTitles ? letters : [])
    for (const second of letters) {
      const between = width(first + second) - (alone.get(first) ?? 0) - (alone.get(second) ?? 0);
      // Less is of rounding.
      if (Math.abs(between) > 2) kerning[first + second] = between;
    }
  return { widths: [...measuredLetters].map((letter) => alone.get(letter) ?? 0), kerning };
}

/** Measures text in a font, in thousandths of an em, as browsers do. */
async function textMeasure(bytes: Buffer): Promise<(text: string) => number> {
  const { Blob, Buffer: Text, Face, Font, shape } = await import("harfbuzzjs");
  const face = new Face(new Blob(Uint8Array.from(bytes).buffer));
  const font = new Font(face);
  return (text) => {
    const buffer = new Text();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const advance = buffer.getGlyphPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
    return Math.round((advance / face.upem) * 1000);
  };
}
