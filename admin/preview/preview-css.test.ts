import { expect, it } from "vitest";
import type { Settings } from "../../renderer/site.ts";
import { fillDefaults } from "../../schema/fill-defaults.ts";
import { siteSchema } from "../../schema/site-schema.ts";
import { previewCss } from "./preview-css.ts";

const { theme } = fillDefaults(siteSchema, {}) as Settings;
const base = "@media (prefers-color-scheme: dark) and (width>40rem){a{color:red}}";
const css = (scheme?: "light" | "dark") =>
  previewCss({ styles: { base, blocks: {}, site: "" }, fonts: undefined }, theme, scheme);

it("holds or leaves what is for dark screens, as is asked", () => {
  expect(css("dark")).toContain("@media (min-width:0) and (width>40rem)");
  expect(css("light")).toContain("@media (max-width:-1px) and (width>40rem)");
  expect(css("dark")).toMatch(/:root\{color-scheme:dark\}$/);
  expect(css()).toContain("(prefers-color-scheme: dark)");
});

it("has a rule for each point that somebody chose, in both colours", () => {
  const media = new Map([
    ["a.jpg", { width: 9, height: 6, version: "1a2b3c4d", focus: [0.3, 0.6] as const }],
  ]);
  const styles = { base: "", blocks: {}, site: "" };
  const shown = previewCss({ styles, fonts: undefined }, theme, "dark", media);
  expect(shown).toContain(".focus-30-60{object-position:30% 60%!important}");
  expect(shown).toContain("(min-width:0){.dark-focus-30-60{object-position:30% 60%!important}}");
});
