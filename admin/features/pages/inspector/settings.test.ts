import { describe, expect, it } from "vitest";
import { smallModel } from "../../../../tests/support/small-model.ts";
import { entrySources } from "./block-form.tsx";
import { pageMetadata } from "./page-settings.tsx";

describe("where a block's content comes from", () => {
  it.each([
    [{ cards: { each: "breads", item: { title: "{{item.name}}" } } }, ["breads"], false],
    [{ items: ["{{entry.faqs}}", { each: "faqs" }, { each: "{{entry.more}}" }] }, ["faqs"], true],
    [{ title: "{{site.name}} and {{ entry.title }}" }, [], true],
    [{ text: "Hello, entry" }, [], false],
  ])("%j", (props, collections, entry) => {
    expect(entrySources(props)).toEqual({ collections, entry });
  });
});

describe("what others see of a page", () => {
  const site = { url: "https://www.example.com", company: { name: "Ours" } };
  const entries = [
    {
      ...{ file: "", text: "", body: "", collection: "posts", id: "lofts", fields: { title: "Lofts" } },
      document: { frontMatter: {}, body: "" },
    },
  ];
  const facts = (page: object) =>
    pageMetadata(
      { id: "p", path: "/", blocks: [], ...page },
      { site, pages: [] },
      { entries, today: "2026-01-31", model: smallModel },
    );

  it("has its tokens replaced, the entry's by the first one's", () => {
    const page = { path: "/blog/{slug}", entries: "posts", title: "{{entry.title}} | {{site.company.name}}" };
    expect(facts(page)).toMatchObject({ title: "Lofts | Ours", address: "www.example.com › blog › lofts" });
  });

  it("is empty where nothing is written, or something is wrong", () => {
    expect(facts({ title: "{{nothing}}", description: 3 })).toEqual({
      title: "",
      description: "",
      picture: undefined,
      address: "www.example.com",
    });
  });
});
