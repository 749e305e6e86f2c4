import { describe, expect, it } from "vitest";
import { safeUrl } from "../fields/safe-url.ts";
import { formats } from "../formats/index.ts";
import { plainNumber } from "../text/plain-number.ts";
import { internationalHref } from "./international-number.ts";
import { telephoneHref } from "./telephone-href.ts";

it.each([
  ["0116 496 0187", "tel:01164960187"],
  ["(0116) 496-0187", "tel:01164960187"],
  ["0116.496/0187", "tel:01164960187"],
  ["+44 116 496 0187", "tel:+441164960187"],
  ["+44 (0)116 496 0187", "tel:+441164960187"],
  ["+44(0)116 496 0187", "tel:+441164960187"],
  ["0116 496 0187 ext. 5", "tel:01164960187;ext=5"],
  ["0116 496 0187 x12", "tel:01164960187;ext=12"],
])("%s is %s", (number, href) => {
  expect(telephoneHref(number)).toBe(href);
});

describe("a number as it comes out of a clipboard", () => {
  const written = [
    "0116\u2011496\u20110187",
    "0116\u2013496\u20130187",
    "0116\u2212496\u22120187",
    "0116\u00a0496\u00a00187",
    "0116\u202f496\u20090187",
    "\u202d0116 496 0187\u202c",
    "\u200e0116 496 0187\u200f",
    "０１１６ ４９６ ０１８７",
    "（０１１６）４９６－０１８７",
    "٠١١٦ ٤٩٦ ٠١٨٧",
    "۰۱۱۶ ۴۹۶ ۰۱۸۷",
    "०११६ ४९६ ०१८७",
    "0116\u200b496\u200b0187",
    "\ufeff0116 496 0187",
  ];
  it.each(written)("%j is read, and called as any other", (number) => {
    const format = formats.telephone.written;
    expect(format instanceof RegExp && format.test(number)).toBe(true);
    expect(telephoneHref(number)).toBe("tel:01164960187");
    expect(internationalHref(number, "GB")).toBe("tel:+441164960187");
  });

  it("has its digits whatever script they are of", () => {
    for (let code = 0x30; code < 0x20000; code++) {
      const digit = String.fromCodePoint(code);
      if (/\p{Nd}/u.test(digit))
        expect([digit, plainNumber(digit)]).toEqual([digit, expect.stringMatching(/^\d$/)]);
    }
    expect(plainNumber("٠١٢٣٤٥٦٧٨٩")).toBe("0123456789");
    expect(plainNumber("০১২৩৪৫৬৭৮৯")).toBe("0123456789");
  });
});

describe("a short number", () => {
  it.each(["112", "999", "15", "116117", "116 123", "1-1-2"])(
    "%s is a number, without a country",
    (number) => {
      const format = formats.telephone.written;
      expect(format instanceof RegExp && format.test(number)).toBe(true);
      const digits = number.replace(/\D/g, "");
      expect(internationalHref(number, "GB")).toBe(`tel:${digits}`);
      expect(safeUrl(`tel:${number}`)).toEqual({ kind: "contact", href: `tel:${digits}` });
    },
  );
});

it.each([
  "call us",
  "",
  "+",
  "12a34",
  "javascript:x",
  "0116 496 0187 or 88",
  "tel:112",
  "1".repeat(30),
  "0116;x=1",
  "ext. 12",
])("%j is no number, and has no address", (text) => {
  expect([telephoneHref(text), internationalHref(text, "GB"), internationalHref(text, undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([
  ["0116 496 0187", "GB", "tel:+441164960187"],
  ["030 1234567", "DE", "tel:+49301234567"],
  ["01 23 45 67 89", "FR", "tel:+33123456789"],
  ["+44 116 496 0187", "DE", "tel:+441164960187"],
  ["0116 496 0187", undefined, "tel:01164960187"],
  ["0187", "GB", "tel:0187"],
])("%s in %s is called at %s from everywhere", (number, region, href) => {
  expect(internationalHref(number, region)).toBe(href);
});
