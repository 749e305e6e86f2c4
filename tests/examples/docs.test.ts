import { describe, expect, it } from "vitest";
import { blocks } from "../../blocks/index.ts";
import { type BuiltPage, textOf } from "../support/built-page.ts";
import { buildExample } from "../support/example-sites.ts";

const site = buildExample("docs");
const at = (path: string): BuiltPage => site.pages.get(path) ?? expect.fail(`There is no page ${path}.`);
const guides = [...site.pages.values()].filter(({ all }) => all(".guide").length > 0);

describe("every guide", () => {
  it.each(guides.map((page) => [page.path, page] as const))("%s has its place", (path, { all, one }) => {
    expect(all(`.docs-nav a[href="${path}"][aria-current="page"]`)).toHaveLength(1);
    expect(all(".breadcrumb li").length).toBeGreaterThan(2);
    expect(all(".docs-footer-pages a").length).toBeGreaterThan(0);
    expect(one(".guide-edit a").attribs.href).toMatch(
      /^https:\/\/github\.com\/.*\/(docs\/content\/guides|blocks|schema)\//,
    );
  });

  it("lists its headings beside the text, each of which is a link to itself", () => {
    for (const { path, all } of guides) {
      const headings = all(".guide-text > h2, .guide-text > h3");
      const ids = headings.map(({ attribs }) => attribs.id);
      const listed = all(".guide-contents-list a").map(({ attribs }) =>
        decodeURIComponent(attribs.href ?? ""),
      );
      if (headings.length > 1) expect(listed, path).toEqual(ids.map((id) => `#${id}`));
    }
    const theming = at("/theming/");
    expect(theming.one("#fonts > a").attribs.href).toBe("#fonts");
  });

  it("colours its code without a style attribute", () => {
    expect(at("/theming/").all(".hljs-attr").map(textOf)).toContain('"theme"');
    for (const { path, html } of guides) expect(html, path).not.toMatch(/<[^>]* style=/);
  });
});

describe("the reference", () => {
  it.each(blocks.map(({ type }) => type))(
    "has a page for %s, with its sample live, its source and its props",
    (type) => {
      const page = at(`/blocks/${type}/`);
      expect(textOf(page.one("#source + .code-sample"))).toContain(`"type": "${type}"`);
      expect(page.all("#props").length).toBe(1);
      const example = site.pages.get(`/blocks/${type}/example/`);
      const live = example ? example.all(`.${type}`) : page.all(`.guide-example .${type}`);
      expect(live.length > 0).toBe(type !== "content" && type !== "language-switch");
    },
  );

  it("has every key of the config and of the model", () => {
    const keys = (path: string) => at(path).all("td:first-child > code").map(textOf);
    expect(keys("/config-keys/")).toEqual(
      expect.arrayContaining([
        "configVersion",
        "url",
        "theme.light.paper",
        "redirects[].from",
        "feeds[].path",
        "paginate.size",
        "each",
        "hidden",
      ]),
    );
    expect(keys("/model-keys/")).toEqual(
      expect.arrayContaining(["collections", "label", "fields", "headingLevel", "minItems"]),
    );
  });
});

it("the list of all pages has every guide", () => {
  const linked = at("/find/")
    .all(".search-pages a")
    .map(({ attribs }) => attribs.href);
  expect(linked).toEqual(expect.arrayContaining(guides.map(({ path }) => path)));
});
