import { describe, expect, it } from "vitest";
import { attributeOf, elementsOf, textOf } from "../../tests/support/html-tree.ts";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import { resolvedProps } from "../../tests/support/resolved-sample.ts";
import articleList from "./index.ts";

const guides = { id: "guides", text: "Guides" };
const items = [{ title: "A", href: "/a", category: guides }];
const filter = { all: { href: "/all" }, categories: [{ ...guides, href: "/guides" }] };
const markup = (props: object) => viewMarkup(articleList, resolvedProps(articleList, props));

describe("the filter", () => {
  const chosen = (current?: string) =>
    elementsOf(markup({ items, filter: { ...filter, ...(current && { current }) } }))
      .filter((element) => attributeOf(element, "aria-current"))
      .map(textOf);

  it("marks the category of the page, or all", () => {
    expect(chosen("guides")).toEqual(["Guides"]);
    expect(chosen()).toEqual(["All"]);
  });

  it("works without a reload only where all cards are", () => {
    expect(markup({ items, filter })).toContain('data-enhance="article-list"');
    expect(markup({ items, filter: { ...filter, current: "guides" } })).not.toContain("data-enhance");
    expect(markup({ items })).not.toContain("data-enhance");
  });
});

it("says when there is nothing, or is left out then", () => {
  expect(markup({ items: [] })).toContain("There is nothing here yet.");
  expect(markup({ items: [], empty: "Come back soon." })).toContain("Come back soon.");
  expect(markup({ items: [], hideEmpty: true })).toBe("");
});

it("shows no facts for a card that has none", () => {
  expect(markup({ items: [{ title: "A", href: "/a" }] })).not.toContain("article-list-facts");
});

it("has headings of the level below its own", () => {
  expect(markup({ items })).toContain("<h2");
  expect(markup({ items, title: "All" })).toContain("<h3");
});
