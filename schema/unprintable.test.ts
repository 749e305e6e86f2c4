import { describe, expect, it } from "vitest";
import { unprintableAt } from "./unprintable.ts";

describe("characters that no text of a site may hold", () => {
  it.each([0x00, 0x01, 0x07, 0x08, 0x0b, 0x0c, 0x0e, 0x1b, 0x1f, 0x7f, 0xd800, 0xdbff, 0xdc00, 0xdfff])(
    "U+%i",
    (code) => {
      expect(unprintableAt(`ab${String.fromCharCode(code)}`)).toBe(2);
    },
  );

  it.each(["a\tb", "a\nb", "a\r\nb", "é", "🏠", "\u00a0", "\u200d", "\u2028", ""])("not %j", (text) => {
    expect(unprintableAt(text)).toBeUndefined();
  });
});
