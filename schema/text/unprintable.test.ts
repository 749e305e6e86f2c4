import { describe, expect, it } from "vitest";
import { unprintableAt } from "./unprintable.ts";

describe("characters that no text of a site may hold", () => {
  it.each([0x00, 0x01, 0x07, 0x08, 0x0b, 0x0c, 0x0e, 0x1b, 0x1f, 0x7f, 0xd800, 0xdbff, 0xdc00, 0xdfff])(
    "U+%i",
    (code) => {
      expect(unprintableAt(`ab${String.fromCharCode(code)}`)).toBe(2);
    },
  );

  it.each([
    "\u202e",
    "\u206a",
    "\ufff9",
    "\u{e0041}",
    "\u{1f3f4}\u{e0020}\u{e0020}".padEnd(60, "\u{e0020}"),
    "\u2067b",
    "\u2067\u2068b\u2069",
    "\u2066b\n\nc\u2069",
    "\u2069",
    "\u0301".repeat(16),
  ])("%j", (text) => {
    expect(unprintableAt(`a${text}`)).toBeGreaterThanOrEqual(1);
  });

  it.each([
    ["the one that is not closed", "\u2068a\u2069\u2067b", 3],
    ["the outermost one", "a\u2067b\u2068c\u2069", 1],
    ["the end of none", "\u2067a\u2069\u2069", 3],
  ])("of those that turn a text round %s", (_, text, index) => {
    expect(unprintableAt(text)).toBe(index);
  });

  it.each([
    "\u2067\u05d0\u2069 and \u2068b\u2069",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "Z\u0351\u036b\u0343",
    "a\tb",
    "a\nb",
    "a\r\nb",
    "é",
    "🏠",
    "\u00a0",
    "\u200d",
    "\u2028",
    "",
  ])("not %j", (text) => {
    expect(unprintableAt(text)).toBeUndefined();
  });
});
