import fc from "fast-check";
import { expect, it } from "vitest";
import { lchOf } from "../../../../editing/theme/oklab.ts";
import { assertProperty } from "../../../../tests/support/assert-property.ts";
import { runs } from "../../../../tests/support/extent.ts";
import { logoOf, mainColours, nameOfHue } from "./main-colours.ts";

const pixels = (...parts: readonly (readonly [colour: string, count: number, opacity?: number])[]) =>
  parts.flatMap(([colour, count, opacity = 255]) =>
    Array.from({ length: count }, () => [
      ...[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
      opacity,
    ]).flat(),
  );

it("finds the colours of a picture, what has most first, without greys and specks", () => {
  const found = mainColours(
    pixels(["#ffffff", 500], ["#1a1a1a", 200], ["#1d4fc4", 60], ["#c2410c", 30], ["#00aa55", 1]),
  );
  expect(found.map(({ hue }) => hue)).toEqual(["blue", "orange"]);
  expect(found[0]?.colour).toBe("#1d4fc4");
});

it.each([
  ["black, white and greys", pixels(["#000000", 9], ["#ffffff", 9], ["#808488", 9])],
  ["what can't be seen through to", pixels(["#ff0000", 90, 20])],
  ["nothing", []],
])("finds none in %s", (_, data) => {
  expect(mainColours(data)).toEqual([]);
});

it("gives colours for any pixels, each of another hue", () => {
  assertProperty(
    fc.property(fc.uint8ClampedArray({ maxLength: 400 }), (data) => {
      const found = mainColours(data);
      expect(new Set(found.map(({ hue }) => hue)).size).toBe(found.length);
      for (const { colour } of found) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }),
    { numRuns: runs(200) },
  );
});

it.each([
  ["#d01f2e", "red"],
  ["#e8590c", "orange"],
  ["#f2c200", "yellow"],
  ["#2c6e49", "green"],
  ["#0b8f8f", "turquoise"],
  ["#1d4fc4", "blue"],
  ["#7c3a98", "purple"],
  ["#d6307f", "pink"],
])("%s is called %s", (colour, name) => {
  expect(nameOfHue(lchOf(colour).hue)).toBe(name);
});

it("finds the logo of a header", () => {
  const header = (logo?: string) => [{ id: "header", type: "site-header", props: { name: "A", logo } }];
  const site = (logo?: string) => ({ site: { url: "https://a.example", name: "A", frame: header(logo) } });
  expect(logoOf(site("logo.png") as never)).toBe("logo.png");
  expect(logoOf(site() as never)).toBeUndefined();
  expect(logoOf(site("{{site.logo}}") as never)).toBeUndefined();
});
