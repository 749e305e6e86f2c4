import { expect, it } from "vitest";
import { siteOf } from "../../tests/support/resolve-parts.ts";
import { previewCss } from "./preview-css.ts";

const { theme } = siteOf({}).settings;
const base =
  "@media (prefers-color-scheme: dark) and (width>40rem){a{color:red}}@font-face{font-display:optional}";
const css = (scheme?: "light" | "dark") =>
  previewCss({ styles: { base, blocks: {} }, fonts: undefined }, theme, scheme);

it("holds or leaves what is for dark screens, as is asked", () => {
  expect(css("dark")).toContain("@media (min-width:0) and (width>40rem)");
  expect(css("light")).toContain("@media (max-width:-1px) and (width>40rem)");
  expect(css("dark")).toMatch(/:root\{color-scheme:dark\}$/);
  expect(css()).toContain("(prefers-color-scheme: dark)");
});

it("waits for faces that are late", () => {
  expect(css()).toContain("font-display:swap");
});
