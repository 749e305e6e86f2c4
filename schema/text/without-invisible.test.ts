import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { runs } from "../../tests/support/extent.ts";
import { unprintableAt } from "./unprintable.ts";
import { withoutInvisible } from "./without-invisible.ts";

describe("signs that nobody sees", () => {
  it.each([
    ["a number of a contacts program", "\u202a+44 7700 900412\u202c", "+44 7700 900412"],
    ["a number of a telephone", "\u2068+44 7700 900412\u2069", "+44 7700 900412"],
    ["a number of a chat", "\u200e+44 7700 900412", "+44 7700 900412"],
    ["a byte order mark", "\ufeffName", "Name"],
    ["a break that may be between words", "Loft\u200b extensions", "Loft extensions"],
    ["a break that may be within a word", "exten\u200bsions", "extensions"],
    ["a soft hyphen", "Denk\u00admal\u00adschutz", "Denkmalschutz"],
    ["a word joiner", "10\u2060%", "10%"],
    ["a joiner of nothing", "a\u200db\u200cc", "abc"],
    ["an operator nobody writes", "f\u2061(x)", "f(x)"],
    ["a place of an object", "See \ufffc here", "See  here"],
    ["letters as tags", "Hi\u{e0041}\u{e0042}", "Hi"],
    ["a variant of nothing", "a\ufe0f b", "a b"],
    ["a null and a bell", "a\u0000b\u0007c", "abc"],
    ["half of a character", "a\ud83db", "ab"],
    ["no character at all", "a\uffffb\u{1ffff}", "ab"],
    ["the optional hyphen of Word", "Denk\u001fmal", "Denkmal"],
  ])("%s: taken off", (_, text, cleaned) => {
    expect(withoutInvisible(text)).toBe(cleaned);
  });

  it.each([
    ["a line separator", "one\u2028two", "one\ntwo"],
    ["a paragraph separator", "one\u2029two", "one\n\ntwo"],
    ["the line break of a slide", "one\u000btwo", "one\ntwo"],
    ["the next page of a PDF", "one\u000ctwo", "one\n\ntwo"],
    ["the hyphen of Word that does not break", "T\u001eshirt", "T\u2011shirt"],
    ["a quotation in Windows-1252", "\u0093Hi\u0094 \u0096 it\u0092s", "“Hi” – it’s"],
    ["a bullet of the font Symbol", "\uf0b7\tOne", "•\tOne"],
    ["an embedded word beside Hebrew", "טל \u202a+972 3\u202c", "טל \u2066+972 3\u2069"],
  ])("%s: as it is meant", (_, text, meant) => {
    expect(withoutInvisible(text)).toBe(meant);
  });

  it.each([
    ["Persian", "می\u200cخواهم"],
    ["Hindi", "क्\u200dष"],
    ["Thai", "ภาษา\u200bไทย"],
    ["Hebrew with a mark", "שלום \u200f(2)\u200e"],
    ["an isolated number in Arabic", "هاتف \u2066+971 4\u2069"],
    ["a family", "👨\u200d👩\u200d👧"],
    ["a heart", "❤\ufe0f"],
    ["a heart on fire", "❤\ufe0f\u200d🔥"],
    ["a woman who runs", "🏃🏽\u200d♀\ufe0f"],
    ["a key", "1\ufe0f\u20e3"],
    ["a flag of a part of a country", "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
    ["a variant of a Chinese character", "葛\u{e0100}"],
    ["spaces of typography", "10\u00a0m, 5\u202f%, a\u2009b"],
    ["lines and tabs", "a\tb\r\nc\n"],
    ["a letter that was lost, which is seen", "caf\ufffd"],
    ["an emoji beyond the first plane", "🇬🇧 𝒜"],
  ])("%s: kept", (_, text) => {
    expect(withoutInvisible(text)).toBe(text);
  });

  it("leaves a text that a file may hold, whatever it was, and leaves that as it is", () => {
    const unit = fc.oneof(
      fc.constantFrom(..."ab é\u05d0\u0645\u0e01漢👩❤"),
      fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
      fc.constantFrom(
        ..."\u0300\u200b\u200c\u200d\u200e\u2028\u202a\u202b\u202c\u2066\u2067\u2068\u2069\ufe0f\ufeff\n\u0085",
      ),
    );
    assertProperty(
      fc.property(fc.array(unit, { maxLength: 40 }), (units) => {
        const cleaned = withoutInvisible(units.join(""));
        expect(unprintableAt(cleaned.replaceAll("\ufffd", ""))).toBeUndefined();
        expect(withoutInvisible(cleaned)).toBe(cleaned);
      }),
      { numRuns: runs(2000) },
    );
  });
});
