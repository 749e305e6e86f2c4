import { hexOf, labOf } from "../../../editing/theme/oklab.ts";
import { contrast, minContrast } from "../../../renderer/check/contrast.ts";

const step = 0.0025;

/** The nearest colour (#rrggbb) of the same hue in which text has enough contrast to all others; undefined if no lightness is enough. */
export function readableColour(colour: string, others: readonly string[]): string | undefined {
  const [lightness, ...hue] = labOf(colour);
  const isReadable = (tried: string) => others.every((other) => contrast(tried, other) >= minContrast);
  for (let by = 0; by <= 1; by += step) {
    for (const tried of [lightness - by, lightness + by]) {
      if (tried < 0 || tried > 1) continue;
      const found = by === 0 ? colour : hexOf([tried, ...hue]);
      if (isReadable(found)) return found;
    }
  }
  return undefined;
}
