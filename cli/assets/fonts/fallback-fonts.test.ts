import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packageRoot } from "../../files/package-root.ts";
import { cutFont } from "./cut-font.ts";
import { fallbackCss, fallbackFonts } from "./fallback-fonts.ts";

const besley = readFileSync(
  join(packageRoot, "node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2"),
);
const facesAt = (...weights: readonly number[]) =>
  fallbackFonts(besley, { family: "Besley", serif: true, weights });
const numbers = (css: string, property: string) =>
  [...css.matchAll(new RegExp(`${property}:([\\d.]+)%`, "g"))].map(([, value]) => Number(value));

it("stretches each system font by its own width, at each weight", async () => {
  const faces = await facesAt(400, 700);
  const css = fallbackCss(faces);
  expect([...new Set(faces.map(({ family }) => family))]).toEqual([
    "Besley 1",
    "Besley 2",
    "Besley 3",
    "Besley 4",
  ]);
  expect(new Set(numbers(css, "size-adjust")).size).toBe(8);
  expect(css).toContain('font-weight:400;src:local("Georgia"),local("Gelasio-Regular");size-adjust:112.94%');
  expect(css).toContain('font-weight:600 900;src:local("Georgia Bold")');
});

it("has no stand-ins for a font without Latin letters", async () => {
  const signs = await cutFont(besley, { letters: new Set("+"), weight: 400 });
  expect(await fallbackFonts(signs, { family: "Signs", serif: false, weights: [400] })).toEqual([]);
});

it.each([
  ["the same letter", "ooo", (widths: Map<string, number>) => widths.get("o") ?? 0],
  [
    "letters that stand closer together",
    "AV",
    (widths: Map<string, number>) => ((widths.get("A") ?? 0) + (widths.get("V") ?? 0)) / 2,
  ],
])("is as wide as the font in a text of %s, and as high as in any other", async (_, text, average) => {
  const [georgia] = await facesAt(400);
  if (!georgia) throw new Error("There is no stand-in.");
  const letters = [..." !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmno"];
  const mapOf = (widths: readonly number[]) =>
    new Map(letters.map((letter, at) => [letter, widths[at] ?? 0]));
  const kerning = [...text]
    .slice(1)
    .reduce((sum, _, at) => sum + (georgia.kerning[text.slice(at, at + 2)] ?? 0), 0);
  const wanted = (average(mapOf(georgia.widths)) + kerning / text.length) / average(mapOf(georgia.ownWidths));
  const css = fallbackCss([georgia], text);
  expect(numbers(css, "size-adjust")[0]).toBeCloseTo(wanted * 100, 1);
  expect(((numbers(css, "ascent-override")[0] ?? 0) * wanted) / 100).toBeCloseTo(georgia.ascent, 3);
});

it("knows that pairs of letters are closer", async () => {
  const [face] = await facesAt(400);
  expect(face?.kerning.AV).toBeLessThan(0);
});

it.each(["", "你好", "العربية"])(
  "is as wide as in average text where the title has no letter that it knows: %j",
  async (text) => {
    const faces = await facesAt(400);
    expect(fallbackCss(faces, text)).toBe(fallbackCss(faces));
  },
);
