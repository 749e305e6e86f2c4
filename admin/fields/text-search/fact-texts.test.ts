import { expect, it } from "vitest";
import { factTexts } from "./fact-texts.ts";

it.each([
  ["Ada Small", undefined, "en-GB", ["Ada Small"]],
  [180, "GBP", "en-GB", ["£180.00", "£180"]],
  [4.5, "GBP", "en-GB", ["£4.50", "£4.50"]],
  [1234, "EUR", "de", ["1.234,00\u00a0€", "1.234\u00a0€"]],
  [1200, "JPY", "ja", ["￥1,200", "￥1,200"]],
  [12, undefined, "en-GB", []],
  [undefined, "GBP", "en-GB", []],
])("%j reads in texts, in %s and %s, as %j", (value, currency, language, texts) => {
  expect(factTexts(value, { currency, language })).toEqual(texts);
});
