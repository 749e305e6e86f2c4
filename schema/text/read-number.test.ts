import { describe, expect, it } from "vitest";
import { everything, seedOf } from "../../tests/support/extent.ts";
import { randomNumbers } from "../../tests/support/random-numbers.ts";
import { readNumber, writeNumber } from "./read-number.ts";

describe("a number as people write it", () => {
  it.each([
    ["en", "12", [12]],
    ["en", "1,234.50", [1234.5]],
    ["en", "1,234", [1234]],
    ["en", "1,234,567.8", [1234567.8]],
    ["en", "1.234", [1.234]],
    ["en", "4,2", [4.2]],
    ["en", ".5", [0.5]],
    ["en", "5.", [5]],
    ["en", "-3.25", [-3.25]],
    ["en", "\u22123.25", [-3.25]],
    ["en", "+7", [7]],
    ["en", " 42 ", [42]],
    ["de", "4,20", [4.2]],
    ["de", "1.234,50", [1234.5]],
    ["de", "1.234", [1234]],
    ["de", "1.5", [1.5]],
    ["de", "12.50", [12.5]],
    ["de", "1.234.567", [1234567]],
    ["de-CH", "1’234.50", [1234.5]],
    ["de-CH", "1'234.50", [1234.5]],
    ["fr", "1 234,5", [1234.5]],
    ["fr", "1\u202f234,5", [1234.5]],
    ["fr", "1\u00a0234", [1234]],
    ["fr", "1.5", [1.5]],
    ["es", "1.234,5", [1234.5]],
    ["ar", "١٢٣", [123]],
    ["ar-EG", "١٬٢٣٤٫٥", [1234.5]],
    ["ar-EG", "١٢٫٥", [12.5]],
    ["ar-EG", "١٬٢٣٤", [1234]],
    ["fa", "۱۲٫۵", [12.5]],
    ["en-IN", "1,23,456.78", [123456.78]],
    ["en-IN", "12,34,567", [1234567]],
    ["en-IN", "1,234", [1234]],
    ["hi", "१,२३,४५६", [123456]],
    ["en-IN", "1,23,45", []],
    ["en", "1,23,456", []],
    ["en", "1,234,56", []],
    ["de", "1.234.56", []],
    ["fr-CH", "1'234.50", [1234.5]],
    ["fr-CH", "1 234,50", [1234.5]],
    ["de-AT", "1 234,50", [1234.5]],
    ["de-AT", "1.234,50", [1234.5]],
    ["en-ZA", "1 234,5", [1234.5]],
    ["en-ZA", "1234.5", [1234.5]],
    ["pt-BR", "1.234,5", [1234.5]],
    ["es-MX", "1,234.5", [1234.5]],
    ["bn", "১২৩", [123]],
    ["en", "½", []],
    ["fa", "۱۲۳", [123]],
    ["en", "１２．５", [12.5]],
    ["en", "", []],
    ["en", "-", []],
    ["en", "abc", []],
    ["en", "1,23,4", []],
    ["en", "1.2.3", []],
    ["en", "12 34", []],
    ["en", "1e5", []],
    ["en", "0x10", []],
    ["en", "12€", []],
    ["en", "Infinity", []],
  ])("in %s, %j is %j", (language, text, numbers) => {
    expect(readNumber(text, [language])).toEqual(numbers);
  });

  it.each([
    ["1.234", [1.234, 1234]],
    ["1,234", [1234, 1.234]],
    ["1.5", [1.5]],
    ["12,50", [12.5]],
    ["1.234,5", [1234.5]],
    ["1234", [1234]],
  ])("%j is asked about where English and German read it differently", (text, numbers) => {
    expect(readNumber(text, ["en", "de"])).toEqual(numbers);
  });

  it("is read again as the same number, in every language", () => {
    const random = randomNumbers(seedOf(5));
    for (let round = 0; round < (everything ? 5000 : 500); round++) {
      const number = Number(
        ((random() - 0.5) * 10 ** Math.floor(random() * 9)).toFixed(Math.floor(random() * 5)),
      );
      for (const language of [
        "en",
        "de",
        "fr",
        "es",
        "it",
        "pl",
        "cs",
        "sv",
        "de-CH",
        "pt",
        "ar",
        "hi",
        "ja",
      ]) {
        // Three digits behind the mark could be thousands, and are asked about.
        if (/[.,]\d{3}$/.test(String(number)) && Math.abs(number) >= 1) continue;
        expect([language, number, readNumber(writeNumber(number, language), [language])]).toEqual([
          language,
          number,
          [number === 0 ? 0 : number],
        ]);
      }
    }
  });
});
