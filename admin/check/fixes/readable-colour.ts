import { contrast, enoughContrast } from "../../../renderer/check/contrast.ts";
import { hexOf, labOf } from "./oklab.ts";

/** How much lighter or darker each colour is that is tried: a step that nobody sees. */
const step = 0.0025;

/**
 * The colour nearest to one (#rrggbb) in which text can be read beside all others: of the same hue, lighter or darker.
 * Nothing where no lightness is enough for all of them.
 */
export function readableColour(colour: string, others: readonly string[]): string | undefined {
  const [lightness, ...hue] = labOf(colour);
  const isReadable = (tried: string) => others.every((other) => contrast(tried, other) >= enoughContrast);
  for (let by = 0; by <= 1; by += step) {
    for (const tried of [lightness - by, lightness + by]) {
      if (tried < 0 || tried > 1) continue;
      const found = by === 0 ? colour : hexOf([tried, ...hue]);
      if (isReadable(found)) return found;
    }
  }
  return undefined;
}
