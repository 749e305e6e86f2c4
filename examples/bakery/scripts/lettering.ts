import { readFileSync } from "node:fs";
import { create } from "fontkitten";
import { element, path } from "./svg.ts";

const file = readFileSync(new URL("../content/fonts/caprasimo.woff2", import.meta.url));
const font = create(file);

/** Words in the bakery's font, drawn as shapes; their first letter stands at 0, 0. */
export function lettering(words: string, size: number, colour: string): string {
  if (!("unitsPerEm" in font)) throw new Error("The font is a collection.");
  const scale = size / font.unitsPerEm;
  let across = 0;
  const letters = Array.from(words, (letter) => {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    const drawn = path(glyph.path.toSVG(), colour, { transform: `translate(${across} 0)` });
    across += glyph.advanceWidth;
    return drawn;
  });
  return element("g", { transform: `scale(${scale} ${-scale})` }, letters.join(""));
}
