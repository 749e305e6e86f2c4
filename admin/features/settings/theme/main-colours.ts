import { framesOf } from "../../../../editing/document/frames.ts";
import type { SiteDocument } from "../../../../editing/document/site-document.ts";
import { hexOf, labOf, lchOf } from "../../../../editing/theme/oklab.ts";

/** A colour that is offered as the accent. */
export interface MainColour {
  /** As `#rrggbb`. */
  readonly colour: string;
  readonly hue: HueName;
}

type HueName = "red" | "orange" | "yellow" | "green" | "turquoise" | "blue" | "purple" | "pink";

const hues: readonly (readonly [from: number, name: HueName])[] = [
  [0, "pink"],
  [14, "red"],
  [35, "orange"],
  [82, "yellow"],
  [116, "green"],
  [172, "turquoise"],
  [226, "blue"],
  [288, "purple"],
  [326, "pink"],
];

const leastChroma = 0.045;
/** The part of the strong pixels that a hue has to have: less is an edge or a speck. */
const leastPart = 0.06;
const mostColours = 4;

/**
 * The strong colours of a picture, from its pixels (red, green, blue and opacity, 0 to 255 each), the one with most pixels first: one
 * for each hue. None for a picture in black, white and greys.
 */
export function mainColours(pixels: ArrayLike<number>): readonly MainColour[] {
  const found = new Map<HueName, { weight: number; sum: [number, number, number] }>();
  let all = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const colour = hexOfBytes(pixels[at], pixels[at + 1], pixels[at + 2]);
    const { chroma, hue } = lchOf(colour);
    if (chroma < leastChroma) continue;
    const name = nameOfHue(hue);
    const known = found.get(name) ?? { weight: 0, sum: [0, 0, 0] };
    const [lightness, a, b] = labOf(colour);
    // Strong pixels say more of what the colour is than the blurred ones at its edges.
    known.weight += chroma;
    known.sum = [known.sum[0] + lightness * chroma, known.sum[1] + a * chroma, known.sum[2] + b * chroma];
    found.set(name, known);
    all += chroma;
  }
  return [...found]
    .filter(([, { weight }]) => weight >= all * leastPart)
    .sort(([, one], [, other]) => other.weight - one.weight)
    .slice(0, mostColours)
    .map(([hue, { weight, sum }]) => ({
      hue,
      colour: hexOf([sum[0] / weight, sum[1] / weight, sum[2] / weight]),
    }));
}

export function nameOfHue(degrees: number): HueName {
  const hue = ((degrees % 360) + 360) % 360;
  return hues.findLast(([from]) => hue >= from)?.[1] ?? "pink";
}

export function logoOf(document: Pick<SiteDocument, "site">): string | undefined {
  const logos = framesOf(document).flatMap(({ blocks }) => blocks.map(({ props }) => props?.logo));
  return logos.find((logo) => typeof logo === "string" && logo !== "" && !logo.includes("{{")) as
    | string
    | undefined;
}

function hexOfBytes(...bytes: readonly (number | undefined)[]): string {
  return `#${bytes.map((byte = 0) => byte.toString(16).padStart(2, "0")).join("")}`;
}
