import { describe, expect, it } from "vitest";
import { blocks } from "../../blocks/index.ts";
import type { SiteConfig } from "../../schema/site-config.ts";
import { resolveSite } from "./resolve-site.ts";

const heading = (id: string, more: object = {}) => ({ id, type: "heading", props: { title: "A" }, ...more });
const page = (id: string, path: string, more: object = {}) => ({
  id,
  path,
  title: id,
  description: id,
  keywords: [],
  blocks: [heading("first")],
  ...more,
});

function resolve(pages: readonly object[]) {
  const site = {
    url: "https://www.example.com",
    language: "en-GB",
    header: { links: [{ text: "B", href: "/b" }] },
    theme: { light: {}, dark: {} },
  };
  const config = { file: "site.config.json", site, pages } as unknown as SiteConfig;
  const { site: resolved, problems } = resolveSite({
    config,
    entries: [],
    media: new Map(),
    blocks,
    today: "2026-01-31",
  });
  return { pages: resolved.pages, errors: problems.filter(({ severity }) => severity === "error") };
}

describe("what an author keeps back", () => {
  it("a hidden block is left out, and the others keep their places", () => {
    const shown = [heading("hidden", { hidden: true }), heading("first", { hidden: false })];
    const { pages } = resolve([page("a", "/", { blocks: shown }), page("b", "/b")]);
    expect(pages[0]?.blocks.map(({ id, place }) => [id, place.pointer])).toEqual([
      ["first", "/pages/0/blocks/1"],
    ]);
  });

  it("a draft has no page, and a link to it is a problem that says why", () => {
    const { pages, errors } = resolve([page("b", "/b", { draft: true }), page("a", "/")]);
    expect(pages.map(({ path }) => path)).toEqual(["/"]);
    expect(errors).toMatchObject([
      {
        code: "broken-link",
        pointer: "/site/header/links/0/href",
        message: "The page at /b is a draft, which the site leaves out.",
        suggestion: "Publish the page, or link to another one.",
      },
    ]);
  });

  it("a draft may share its address with the page that it is to replace", () => {
    const { pages, errors } = resolve([page("a", "/"), page("b", "/b"), page("c", "/b", { draft: true })]);
    expect(pages.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(errors).toEqual([]);
  });
});
