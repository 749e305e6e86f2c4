import { hexOfLch, type Lch, lchOf } from "../../../../editing/theme/oklab.ts";
import { contrast, contrastPairs, minContrast } from "../../../../renderer/check/contrast.ts";

/** The lightness, in percent, at which a colour is readable beside others. */
interface ReadableRange {
  /** From 0 to 100, as `most`. */
  readonly least: number;
  readonly most: number;
}

export function atLightness(colour: Lch, percent: number): string {
  return hexOfLch({ ...colour, lightness: percent / 100 });
}

export function readableRange(colour: Lch, others: readonly string[]): ReadableRange | undefined {
  const isReadable = Array.from({ length: 101 }, (_, percent) => {
    const tried = atLightness(colour, percent);
    return others.every((other) => contrast(tried, other) >= minContrast);
  });
  const own = Math.round(colour.lightness * 100);
  const percents = isReadable.flatMap((is, percent) => (is ? [percent] : []));
  const [nearest] = percents.toSorted((one, other) => Math.abs(one - own) - Math.abs(other - own));
  if (nearest === undefined) return undefined;
  let [least, most] = [nearest, nearest];
  while (isReadable[least - 1]) least -= 1;
  while (isReadable[most + 1]) most += 1;
  return { least, most };
}

export function partnersOf(key: string): { readonly keys: readonly string[]; readonly isBehind: boolean } {
  const keys = contrastPairs.flatMap(([text, behind]) =>
    text === key ? [behind] : behind === key ? [text] : [],
  );
  return { keys, isBehind: contrastPairs.some(([, behind]) => behind === key) };
}

export function createLightnessMemory(): (colour: string) => {
  readonly lch: Lch;
  set(percent: number): string;
} {
  let known: { readonly hex: string; readonly lch: Lch } | undefined;
  return (colour) => {
    if (known?.hex !== colour) known = { hex: colour, lch: lchOf(colour) };
    const { lch } = known;
    return {
      lch,
      set(percent) {
        const hex = atLightness(lch, percent);
        known = { hex, lch: { ...lch, lightness: percent / 100 } };
        return hex;
      },
    };
  };
}
