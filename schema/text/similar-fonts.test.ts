import { expect, it } from "vitest";
import { similarFont, titleOfFont } from "./similar-fonts.ts";

const fonts = ["fonts/brand.woff2", "lora", "eb-garamond", "figtree"];

it.each([
  ["Georgia", "lora"],
  ["Times New Roman", "eb-garamond"],
  ["EB Garamond", "eb-garamond"],
  ["figtre", "figtree"],
  ["fonts/brnd.woff2", "fonts/brand.woff2"],
  ["futura", undefined],
  ["zapfino", undefined],
])("in place of %s there is %s", (name, similar) => {
  expect(similarFont(name, fonts)).toBe(similar);
});

it.each([
  ["eb-garamond", "EB Garamond"],
  ["fonts/brand_text.woff2", "Brand Text"],
])("%s is called %s", (name, title) => {
  expect(titleOfFont(name)).toBe(title);
});
