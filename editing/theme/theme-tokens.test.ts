import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { theme as themeSchema } from "../../schema/site/theme-settings.ts";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { readTokens, type Theme, themeValue, tokensOfTheme } from "./theme-tokens.ts";

const colour = fc.integer({ min: 0, max: 0xffffff }).map((code) => `#${code.toString(16).padStart(6, "0")}`);
const scheme = fc.record(
  Object.fromEntries(Object.keys(themeSchema.properties.light.properties).map((name) => [name, colour])),
  { requiredKeys: [] },
);
const sizes = (["textSize", "lineHeight", "scale", "spacing", "pageWidth", "gutter", "radius"] as const).map(
  (key) => {
    const { minimum, maximum } = themeSchema.properties[key];
    return [key, fc.double({ min: minimum, max: maximum, noNaN: true })] as const;
  },
);
const font = fc.oneof(
  fc.stringMatching(/^[a-z0-9]{1,6}(?:-[a-z0-9]{1,6}){0,2}$/),
  fc.stringMatching(/^fonts\/[a-zA-Z0-9 ]{1,12}\.woff2$/),
);
const anyTheme: fc.Arbitrary<Theme> = fc.record(
  {
    light: scheme,
    dark: scheme,
    displayFont: font,
    textFont: font,
    displayWeight: fc.integer({ min: 100, max: 900 }),
    ...Object.fromEntries(sizes),
    header: fc.constantFrom("line", "plain", "dark"),
  },
  { requiredKeys: [] },
);

it("what is read from the tokens of a theme is that theme", () => {
  assertProperty(
    fc.property(anyTheme, (theme) => {
      const { values, unknown, mistakes } = readTokens(JSON.parse(JSON.stringify(tokensOfTheme(theme))));
      expect([unknown, mistakes]).toEqual([[], []]);
      expect([...values].filter(([setting, value]) => themeValue(theme, setting) !== value)).toEqual([]);
      expect(values.size).toBe(16 + 10);
    }),
  );
});

const value = (file: unknown, setting: string) => {
  const { values, mistakes } = readTokens(file);
  return mistakes[0] ?? values.get(setting);
};
const paper = (token: unknown) => value({ color: { light: { paper: token } } }, "light.paper");
const srgb = (...components: readonly unknown[]) => ({ colorSpace: "srgb", components });

describe("a colour", () => {
  it.each([
    [{ $type: "color", $value: srgb(1, 0.5, 0) }, "#ff8000"],
    [{ $value: srgb("none", 0, 1) }, "#0000ff"],
    [{ $value: "#FC0" }, "#ffcc00"],
    [{ $value: { colorSpace: "hsl", components: [210, 100, 40] } }, "#0066cc"],
    [{ $value: { colorSpace: "srgb-linear", components: [1, 0, 0.5] } }, "#ff00bc"],
    [{ $value: { colorSpace: "oklch", components: [0.628, 0.2577, 29.23] } }, "#ff0000"],
    [{ $value: { colorSpace: "oklab", components: [1, 0, 0] } }, "#ffffff"],
    [{ $value: { colorSpace: "display-p3", components: [1, 0, 0], hex: "#ff0b0c" } }, "#ff0b0c"],
    [
      { $value: { colorSpace: "display-p3", components: [1, 0, 0] } },
      'color.light.paper: It is in display-p3, which is read only with a "hex" beside it.',
    ],
    [
      { $value: { ...srgb(0, 0, 0), alpha: 0.5 } },
      "color.light.paper: It can be seen through; the colours of a theme can't.",
    ],
    [{ $value: srgb(1, 1) }, "color.light.paper: It must have three components."],
    [{ $value: "red" }, 'color.light.paper: "red" is no colour such as #1d4fc4.'],
    [
      { $type: "number", $value: 3 },
      "color.light.paper: It is of the type number; color.light.paper is a color.",
    ],
  ])("%j is %s", (token, expected) => {
    expect(paper(token)).toBe(expected);
  });
});

describe("a token is found", () => {
  const black = { $type: "color", $value: "#000000" };
  it.each<[string, unknown, string]>([
    ["below groups of a tool", { "Our brand": { color: { light: { paper: black } } } }, "#000000"],
    ["with slashes", { "Light/Paper": black }, "#000000"],
    ["by a reference", { base: { ink: black }, light: { paper: { $value: "{base.ink}" } } }, "#000000"],
    ["by a pointer", { base: { ink: black }, light: { paper: { $ref: "#/base/ink" } } }, "#000000"],
    [
      "by a pointer to a value",
      { base: { ink: black }, light: { paper: { $value: { $ref: "#/base/ink/$value" } } } },
      "#000000",
    ],
    [
      "not in a circle",
      { light: { paper: { $value: "{light.ink}" }, ink: { $value: "{light.paper}" } } },
      "light.paper: Its references lead in a circle: light.paper, light.ink, light.paper.",
    ],
    [
      "not where there is none",
      { light: { paper: { $value: "{base.ink}" } } },
      "light.paper: It refers to base.ink, which is not in the file.",
    ],
    [
      "not where there are two",
      { one: { light: { paper: black } }, two: { light: { paper: black } } },
      "one.light.paper and two.light.paper are both for color.light.paper.",
    ],
  ])("%s", (_, file, expected) => {
    expect(value(file, "light.paper")).toBe(expected);
  });

  it("with the type of its group, and what is for nothing of a theme is named", () => {
    const file = { $type: "color", brand: { 500: { $value: "#123456" } }, size: { radius: { $value: 3 } } };
    expect(readTokens(file)).toEqual({
      values: new Map(),
      unknown: ["brand.500"],
      mistakes: ["size.radius: It is of the type color; size.radius is a dimension."],
    });
  });
});

describe("a size, a weight and a font", () => {
  it.each<[unknown, string, unknown]>([
    [{ size: { radius: { $value: { value: 0.5, unit: "rem" } } } }, "radius", 8],
    [{ size: { gutter: { $value: "24px" } } }, "gutter", 1.5],
    [
      { size: { radius: { $value: { value: 40, unit: "px" } } } },
      "radius",
      "size.radius: It is 40; a theme takes 0 to 32.",
    ],
    [
      { size: { radius: { $value: 4 } } },
      "radius",
      'size.radius: It must be a size such as { "value": 6, "unit": "px" }.',
    ],
    [{ size: { scale: { $value: "big" } } }, "scale", "size.scale: It must be a number."],
    [{ font: { "Display weight": { $value: 700 } } }, "displayWeight", 700],
    [{ font: { text: { $value: ["EB Garamond", "serif"] } } }, "textFont", "eb-garamond"],
    [
      { font: { text: { $value: "???" } } },
      "textFont",
      'font.text: "???" is not the name of a font that can be installed.',
    ],
  ])("%j", (file, setting, expected) => {
    expect(value(file, setting)).toBe(expected);
  });
});
