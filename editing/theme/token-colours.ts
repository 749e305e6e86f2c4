import { isObject } from "../../schema/text/is-object.ts";

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
  if (convert) return { value: hexOf(convert(parts as unknown as Components)) };
  if (typeof hex === "string") return hexOfText(hex);
  return { mistake: `It is in ${colorSpace}, which is read only with a "hex" beside it.` };
}

type Components = readonly [number, number, number];

/** Each gives red, green and blue from 0 to 1. The formulas are those of CSS Color 4. */
const spaces: Readonly<Record<string, (components: Components) => Components>> = {
  srgb: (components) => components,
  "srgb-linear": (components) => withGamma(components),
  hsl: ([hue, saturation, lightness]) => {
    const [s, l] = [saturation / 100, lightness / 100];
    const at = (n: number) => {
      const k = (n + hue / 30) % 12;
      return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    };
    return [at(0), at(8), at(4)];
  },
  oklab: ([lightness, a, b]) => ofOklab(lightness, a, b),
  oklch: ([lightness, chroma, hue]) => {
    const angle = (hue * Math.PI) / 180;
    return ofOklab(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
  },
};

/** As Björn Ottosson describes it. */
function ofOklab(lightness: number, a: number, b: number): Components {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return withGamma([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]);
}

const withGamma = (linear: Components): Components => {
  const [red, green, blue] = linear.map((part) =>
    part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055,
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
};

function hexOf(components: Components): string {
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
