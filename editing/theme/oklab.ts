type Three = readonly [number, number, number];

/** OKLab: lightness from 0 to 1, green to red, blue to yellow. */
export function labOf(colour: string): Three {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Colours outside sRGB lose chroma and keep their lightness. */
export function hexOf([lightness, a, b]: Three): string {
  for (let chroma = 1; chroma > 0; chroma -= 0.02) {
    const parts = rgbOf([lightness, a * chroma, b * chroma]);
    if (parts.every((part) => part > -0.0005 && part < 1.0005)) return hexOfLinear(parts);
  }
  return hexOfLinear(rgbOf([lightness, 0, 0]));
}

function rgbOf([lightness, a, b]: Three): Three {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Of red, green and blue in linear light, from 0 to 1; what is outside is cut off. */
export function hexOfLinear(parts: Three): string {
  const bytes = parts.map((part) => Math.round(255 * Math.min(1, Math.max(0, curved(part)))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const curved = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);

/** Lightness from 0 to 1, chroma from 0 to about 0.4, hue in degrees. */
export interface Lch {
  /** From 0 for black to 1 for white. */
  readonly lightness: number;
  /** 0 for grey; about 0.4 for the strongest colours. */
  readonly chroma: number;
  /** In degrees. */
  readonly hue: number;
}

export function lchOf(colour: string): Lch {
  const [lightness, a, b] = labOf(colour);
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

export function hexOfLch({ lightness, chroma, hue }: Lch): string {
  const angle = (hue * Math.PI) / 180;
  return hexOf([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}
