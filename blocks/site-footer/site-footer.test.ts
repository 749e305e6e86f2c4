import { expect, it } from "vitest";
import { elementsOf, textOf } from "../../tests/support/html-tree.ts";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import { resolvedProps } from "../../tests/support/resolved-sample.ts";
import siteFooter from "./index.ts";

const markup = (props: object) =>
  viewMarkup(siteFooter, resolvedProps(siteFooter, props), {
    title: "Prices",
    sheet: { number: 2, count: 7 },
  });
const textIn = (html: string) => elementsOf(html).map(textOf)[0]?.replace(/\s+/g, " ").trim();

it("has columns of blocks, each block in the wrapper that links can point at", () => {
  const html = viewMarkup(siteFooter);
  expect(html).toContain('<div id="footer-links" class="block">');
  expect(html).toContain('href="/contact/"');
});

it("says which page this is if there is a word for it, and which of how many if it is asked to", () => {
  expect(textIn(markup({}))).toBe("");
  expect(textIn(markup({ label: "Sheet" }))).toBe("Sheet Prices");
  expect(textIn(markup({ label: "Sheet", numbered: true }))).toBe("Sheet 2 of 7 Prices");
});

it("leaves out the site's name at the end of the title, and has facts beside it", () => {
  const html = viewMarkup(
    siteFooter,
    resolvedProps(siteFooter, { label: "Sheet", facts: [{ name: "Scale", value: "Full" }] }),
    { title: "Prices | Mill Lane", siteName: "Mill Lane", sheet: { number: 2, count: 7 } },
  );
  expect(textIn(html)).toMatch(/^Sheet Prices ?Scale Full$/);
});

it("has no number for a page that is not listed", () => {
  const props = resolvedProps(siteFooter, { label: "Sheet", numbered: true });
  const html = viewMarkup(siteFooter, props, { title: "Gone", sheet: { number: 0, count: 7 } });
  expect(textIn(html)).toBe("Sheet – of 7 Gone");
});
