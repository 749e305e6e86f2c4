import { expect, it } from "vitest";
import { checkFonts } from "./fonts.ts";

const fonts = ["besley", "instrument-sans", "fonts/brand.woff2"];
const problemsOf = (theme: object) =>
  checkFonts(
    { file: "site.config.json", site: { url: "https://a.example", name: "A", theme }, pages: [] },
    fonts,
  );

it.each([{}, { displayFont: "besley", textFont: "fonts/brand.woff2" }])(
  "the fonts of %j are there",
  (theme) => {
    expect(problemsOf(theme)).toEqual([]);
  },
);

it.each([
  [
    { displayFont: "beslei" },
    'The font "beslei" is not installed.',
    'Run npm install @fontsource-variable/beslei if there is such a font. Did you mean "besley"?',
  ],
  [
    { textFont: "fonts/brnd.woff2" },
    "There is no file content/fonts/brnd.woff2.",
    'Put it there. Did you mean "fonts/brand.woff2"?',
  ],
])("a font of %j is missing", (theme, message, suggestion) => {
  expect(problemsOf(theme)).toMatchObject([{ code: "missing-font", message, suggestion }]);
});
