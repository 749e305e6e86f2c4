import { expect, it } from "vitest";
import { picturesInScheme } from "../../../renderer/render/styles/colour-scheme.ts";
import type { Settings } from "../../../renderer/site.ts";
import { fillDefaults } from "../../../schema/fields/fill-defaults.ts";
import { siteSchema } from "../../../schema/site/site-schema.ts";
import { previewCss } from "./preview-css.ts";

const { theme } = fillDefaults(siteSchema, {}) as Settings;
const base = "@media (prefers-color-scheme: dark) and (width>40rem){a{color:red}}";
const css = (scheme?: "light" | "dark") =>
  previewCss({ styles: { base, blocks: {}, site: "" }, fonts: undefined, fontChoices: [] }, theme, scheme);

it("holds or leaves what is for dark screens, as is asked", () => {
  expect(css("dark")).toContain("@media (min-width:0) and (width>40rem)");
  expect(css("light")).toContain("@media (max-width:-1px) and (width>40rem)");
  expect(css("dark")).toMatch(/:root\{color-scheme:dark\}$/);
  expect(css()).toContain("(prefers-color-scheme: dark)");
});

it("takes the version of a picture that is for the scheme, and leaves words alone", () => {
  const html = (condition: string) =>
    `<source media="screen and ${condition}" srcset="night.webp"><p>(prefers-color-scheme: dark)</p>`;
  expect(picturesInScheme(html("(prefers-color-scheme: dark)"), "dark")).toBe(html("(min-width:0)"));
  expect(picturesInScheme(html("(prefers-color-scheme: dark)"), "light")).toBe(html("(max-width:-1px)"));
});

it("has a rule for each point that somebody chose, in both colours", () => {
  const media = new Map([
    ["a.jpg", { width: 9, height: 6, version: "1a2b3c4d", focus: [0.3, 0.6] as const }],
  ]);
  const styles = { base: "", blocks: {}, site: "" };
  const shown = previewCss({ styles, fonts: undefined, fontChoices: [] }, theme, "dark", media);
  expect(shown).toContain(".focus-30-60{object-position:30% 60%!important}");
  expect(shown).toContain("(min-width:0){.dark-focus-30-60{object-position:30% 60%!important}}");
});

it("has the fonts of the theme as it is: those of the last build, or else those that can be chosen", () => {
  const font = (name: string) => ({ name, css: `/* ${name} */`, family: `"${name}"` });
  const [sans, lora] = [font("instrument-sans"), font("lora")];
  const choice = {
    ...lora,
    title: "Lora",
    category: "serif",
    weights: [400, 700],
    bytes: { display: 1, text: 1 },
  } as const;
  const content = {
    styles: { base, blocks: {}, site: "" },
    fonts: { display: sans, text: sans },
    fontChoices: [choice],
  };
  const shown = previewCss(content, { ...theme, displayFont: "lora", textFont: "gone" });
  expect(shown).toContain("/* lora *//* instrument-sans */");
  expect(shown).toContain('--font-display:"lora"');
  expect(shown).toContain('--font-text:"instrument-sans"');
});
