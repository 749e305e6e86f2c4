import fc from "fast-check";
import { expect, it } from "vitest";
import { lchOf } from "../../../../editing/theme/oklab.ts";
import { contrast, minContrast } from "../../../../renderer/check/contrast.ts";
import { assertProperty } from "../../../../tests/support/assert-property.ts";
import { runs } from "../../../../tests/support/extent.ts";
import { atLightness, createLightnessMemory, partnersOf, readableRange } from "./readable-range.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

it("every lightness of the range can be read beside all others", () => {
  assertProperty(
    fc.property(hex, fc.array(hex, { minLength: 1, maxLength: 3 }), (colour, others) => {
      const lch = lchOf(colour);
      const range = readableRange(lch, others);
      if (!range) return;
      for (let percent = range.least; percent <= range.most; percent++) {
        const made = atLightness(lch, percent);
        for (const other of others) expect(contrast(made, other)).toBeGreaterThanOrEqual(minContrast);
      }
    }),
    { numRuns: runs(300) },
  );
});

it("ends where text could not be read any more", () => {
  const onWhite = readableRange(lchOf("#1d4fc4"), ["#ffffff"]);
  expect(onWhite?.least).toBe(0);
  expect(onWhite?.most).toBeGreaterThan(50);
  expect(onWhite?.most).toBeLessThan(65);
  expect(readableRange(lchOf("#1d4fc4"), ["#ffffff", "#777777", "#000000"])).toBeUndefined();
});

it("the hue and the strength come back with the lightness", () => {
  const recall = createLightnessMemory();
  const white = recall("#c2410c").set(100);
  expect(white).toBe("#ffffff");
  const again = recall(white).set(Math.round(lchOf("#c2410c").lightness * 100));
  expect(Math.abs(lchOf(again).hue - lchOf("#c2410c").hue)).toBeLessThan(2);
});

it.each([
  ["ink", ["paper", "sheet"], false],
  ["sheet", ["ink", "quiet"], true],
  ["line", [], false],
])("%s has to be told apart from %j", (key, keys, isBehind) => {
  expect(partnersOf(key)).toEqual({ keys, isBehind });
});
