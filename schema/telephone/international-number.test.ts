import { readFileSync } from "node:fs";
import examples from "libphonenumber-js/examples.mobile.json";
import { type CountryCode, getCountries, getExampleNumber } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import { callingCodesFile } from "../../tests/support/calling-codes.ts";
import { internationalNumber, likelyRegionOf, regionOf } from "./international-number.ts";

describe("a number", () => {
  it.each([
    ["07700 900412", "GB", "+447700900412"],
    ["(0116) 496-0187", "GB", "+441164960187"],
    ["0116.496/0187", "GB", "+441164960187"],
    ["+44 7700 900412", undefined, "+447700900412"],
    ["+44 (0)116 496 0187", "FR", "+441164960187"],
    ["0044 116 496 0187", "GB", "+441164960187"],
    ["03 53 01 42 17", "FR", "+33353014217"],
    ["06 1234 5678", "IT", "+390612345678"],
    ["8 (800) 555-35-35", "RU", "+78005553535"],
    ["800 555-35-35", "RU", "+78005553535"],
    ["(212) 555-0123", "US", "+12125550123"],
    ["1 212 555 0123", "US", "+12125550123"],
    ["06 1 234 5678", "HU", "+3612345678"],
    ["+44 (0)20 7946 0018", "GB", "+442079460018"],
    ["0800 1111", "GB", "+448001111"],
    ["0 30 / 90 18 20", "DE", "+4930901820"],
    ["+49 (0) 30 901820-12", "DE", "+493090182012"],
    ["0800 / 0 11 60 16", "DE", "+498000116016"],
    ["+49–30–901820", "DE", "+4930901820"],
    ["01.23.45.67.89", "FR", "+33123456789"],
    ["36 39", "FR", "3639"],
    ["0 800 123 456", "FR", "+33800123456"],
    ["800 123456", "IT", "+39800123456"],
    ["1-800-555-0199", "US", "+18005550199"],
    ["91 123 45 67", "ES", "+34911234567"],
    ["22 123 45 67", "PL", "+48221234567"],
    ["01/123 45 67", "AT", "+4311234567"],
    ["020-123 4567", "NL", "+31201234567"],
    ["14 020", "NL", "14020"],
    ["０３−１２３４−５６７８", "JP", "+81312345678"],
    ["٠٢ ٢٣٤٥ ٦٧٨٩", "EG", "+20223456789"],
    ["098765 43210", "IN", "+919876543210"],
    ["(11) 91234-5678", "BR", "+5511912345678"],
    ["13 11 14", "AU", "131114"],
    ["8 (495) 123-45-67", "RU", "+74951234567"],
    ["0 (212) 123 45 67", "TR", "+902121234567"],
  ])("%s in %s is %s", (text, region, number) => {
    expect(internationalNumber(text, region)).toEqual({ number });
  });

  it("keeps its extension", () => {
    expect(internationalNumber("0116 496 0187 ext. 5", "GB")).toEqual({
      number: "+441164960187",
      extension: "5",
    });
  });

  it.each([
    ["07700 900412", undefined, "country"],
    ["07700 900412", "XX", "country"],
    ["0187", "GB", "length"],
    // A mobile number of Argentina has a 9 abroad in place of the 15 in its middle, and two digits fewer.
    ["011 15-2345-6789", "AR", "length"],
    ["+44 12", "GB", "length"],
    ["call us", "GB", "not-a-number"],
    ["", "GB", "not-a-number"],
  ])("%j in %s is none: %s", (text, region, unknown) => {
    expect(internationalNumber(text, region)).toEqual({ unknown });
  });

  it.each(getCountries().filter((country) => country !== "AR"))(
    "of %s is what libphonenumber-js makes of it",
    (country: CountryCode) => {
      const example = getExampleNumber(country, examples);
      const written = [example?.formatNational(), example?.formatInternational()];
      expect(written.map((text = "") => internationalNumber(text, country))).toEqual(
        written.map(() => ({ number: example?.number })),
      );
    },
  );
});

it("the table is what libphonenumber-js knows", () => {
  const file = readFileSync(new URL("calling-codes.ts", import.meta.url), "utf8");
  expect(file, "Run npx tsx tests/support/write-calling-codes.ts").toBe(callingCodesFile());
});

it.each([
  ["en-GB", "GB"],
  ["zh-Hant-TW", "TW"],
  ["de-at", "AT"],
  ["en", undefined],
  ["zh-Hant", undefined],
  ["es-419", undefined],
])("the country of %s is %s", (language, region) => {
  expect(regionOf(language)).toBe(region);
});

it.each([
  ["de", "DE"],
  ["de-AT", "AT"],
  ["en-GB", "GB"],
  ["fr", "FR"],
  ["no language", undefined],
])("most who read %s live in %s", (language, region) => {
  expect(likelyRegionOf(language)).toBe(region);
});
