import { isObject } from "../../schema/text/is-object.ts";
import { hexOf, hexOfLch, hexOfLinear } from "./oklab.ts";

type Read = { readonly value: string } | { readonly mistake: string };

/** A colour of a token file as a theme writes it, `#rrggbb`, or why it is none that a theme can have. */
export function hexOfColour(value: unknown): Read {
  if (typeof value === "string") return hexOfText(value);
  if (!isObject(value) || !Array.isArray(value.components))
    return { mistake: 'It must be a colour such as { "colorSpace": "srgb", "components": [0, 0.4, 0.8] }.' };
  const { colorSpace, components, alpha = 1, hex } = value;
  if (alpha !== 1) return { mistake: "It can be seen through; the colours of a theme can't." };
  const parts = components.map((part) => (part === "none" ? 0 : Number(part)));
  if (parts.length !== 3 || !parts.every(Number.isFinite))
    return { mistake: "It must have three components." };
  const convert = typeof colorSpace === "string" ? spaces[colorSpace] : undefined;
  if (convert) return { value: convert(parts as unknown as Components) };
  if (typeof hex === "string") return hexOfText(hex);
  return { mistake: `It is in ${colorSpace}, which is read only with a "hex" beside it.` };
}

type Components = readonly [number, number, number];

/** The spaces that can be read; HSL as CSS Color 4 converts it. */
const spaces: Readonly<Record<string, (components: Components) => string>> = {
  srgb: hexOfParts,
  "srgb-linear": hexOfLinear,
  hsl: ([hue, saturation, lightness]) => {
    const [s, l] = [saturation / 100, lightness / 100];
    const at = (n: number) => {
      const k = (n + hue / 30) % 12;
      return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    };
    return hexOfParts([at(0), at(8), at(4)]);
  },
  oklab: hexOf,
  oklch: ([lightness, chroma, hue]) => hexOfLch({ lightness, chroma, hue }),
};

function hexOfParts(components: Components): string {
  const digits = components.map((part) =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

function hexOfText(text: string): Read {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})(?:ff)?$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return { mistake: `"${text}" is no colour such as #1d4fc4.` };
  return { value: `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`.toLowerCase() };
}
