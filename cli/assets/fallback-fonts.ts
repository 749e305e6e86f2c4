import { cutFont, lettersIn } from "./cut-font.ts";

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
