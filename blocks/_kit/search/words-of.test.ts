import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { wordsOf } from "./words-of.ts";

describe("the words of a text", () => {
  it.each([
    ["en", "The baker’s loaf, 900 g", ["the", "baker", "loaf", "900", "g"]],
    ["fr", "l’eau d'orge", ["eau", "orge"]],
    ["ja", "寿司を食べる", ["寿司", "司を", "を食", "食べ", "べる"]],
    ["zh-Hans", "面包 bread 店", ["面包", "bread", "店"]],
    ["ko", "빵집에서", ["빵집", "집에", "에서"]],
    ["th", "ขนม", ["ขน", "นม"]],
    ["en", "", []],
  ])("in %s, %s", (language, text, words) => {
    expect(wordsOf(text, language).map(({ word }) => word)).toEqual(words);
  });

  it("each lie where they are in the text", () => {
    assertProperty(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        for (const { word, start, end } of wordsOf(text, "en")) {
          expect(end).toBeGreaterThan(start);
          expect(wordsOf(text.slice(start, end), "en").map((found) => found.word)).toContain(word);
        }
      }),
    );
  });
});
