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
