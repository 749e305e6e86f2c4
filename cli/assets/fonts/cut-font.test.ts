import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packageRoot } from "../../files/package-root.ts";
import { cutFont, lettersIn, unicodeRange } from "./cut-font.ts";
import { fontLetters } from "./font-letters.ts";
import { readFont } from "./read-own-fonts.ts";

const besley = readFileSync(
  join(packageRoot, "node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2"),
);

it("cuts a variable font to some letters and one weight", async () => {
  const cut = await cutFont(besley, { letters: new Set("Fosse &"), weight: 400 });
  expect([...lettersIn(cut)].sort().join("")).toBe(" &Feos");
  expect(readFont(cut)).toEqual({ family: "Besley", weights: "400", serif: true });
  expect(cut.byteLength).toBeLessThan(3000);
});

it.each([
  ["abc", "U+61-63"],
  ["é", "U+E9"],
  ["zax", "U+61,U+78,U+7A"],
  ["", ""],
])("%j is the range %j", (letters, range) => {
  expect(unicodeRange(letters)).toBe(range);
});

it.each([
  [["en-GB"], "é£’–", "ñß"],
  [["en-GB", "fr"], "çœÉ", "ñß"],
  [["de"], "äß„", "ñç"],
])("%j has %s in its first file, and not %s", (languages, inside, outside) => {
  const letters = fontLetters(languages);
  expect([...inside].filter((letter) => !letters?.has(letter))).toEqual([]);
  expect([...outside].filter((letter) => letters?.has(letter))).toEqual([]);
});

it("keeps all letters for a language whose own are not listed", () => {
  expect(fontLetters(["en", "cy"])).toBeUndefined();
});
