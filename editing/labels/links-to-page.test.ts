import { describe, expect, it } from "vitest";
import { smallSite } from "../../tests/support/small-entries.ts";
import { smallModel } from "../../tests/support/small-model.ts";
import { applyEdit } from "../edits/apply-edit.ts";
import { incomingLinks, linksToPage, nameLocations } from "./links-to-page.ts";
import { schemasOf } from "./schema/schemas.ts";

describe("links to a page", () => {
  const linked = {
    ...smallSite.config,
    site: {
      frame: [{ id: "menu", type: "site-header", props: { links: [{ text: "About", href: "/about" }] } }],
      redirects: [{ from: "/us", to: "/about/" }],
    },
    pages: [
      { id: "about", path: "/about", blocks: [{ id: "b", type: "x", props: { href: "/about#team" } }] },
      {
        id: "home",
        path: "/",
        blocks: [
          { id: "t", type: "prose", props: { text: "[a](/about) and [b](/about/?x) and /aboutness" } },
        ],
      },
    ],
  };

  const entry = (body: string, frontMatter: object = {}) => ({ body, frontMatter: { ...frontMatter } });
  const site = {
    config: linked,
    entries: {
      "content/posts/a.md": entry("See [us](/about#team).", {
        excerpt: "[Us](/about)",
        faqs: [{ question: "Who?", answer: "[We](/about)." }],
      }),
      "content/posts/b.md": entry("About /about."),
    },
  };

  it("are counted each, wherever they are written", () => {
    expect(linksToPage(site, "about")).toHaveLength(8);
    expect(incomingLinks(site, "about").map(({ target }) => target.in)).toEqual([
      "site",
      "block",
      "block",
      "block",
      "entry",
      "entry",
      "entry",
    ]);
    expect(linksToPage(site, "nobody")).toEqual([]);
  });

  it("are named by their places, each once", () => {
    const places = incomingLinks(site, "about");
    expect(nameLocations(places, site, schemasOf([], smallModel))).toEqual([
      "Redirects",
      "Home › Prose",
      "Frame › Site header",
      "Posts › a",
    ]);
  });

  it("are as many as follow when its address changes", () => {
    const result = applyEdit(site, { kind: "set-page-path", page: "about", path: "/who-we-are" });
    const text = JSON.stringify("site" in result && result.site);
    // The page's own address is one more.
    expect(text.split("/who-we-are")).toHaveLength(linksToPage(site, "about").length + 2);
  });

  it("to pages of entries are found by their form", () => {
    const posts = { id: "post", path: "/blog/{slug}", entries: "posts", blocks: [] };
    const text = { id: "t", type: "prose", props: { text: "[a](/blog/one)", href: "/blog" } };
    const pages = [posts, { id: "home", path: "/", blocks: [text] }];
    expect(incomingLinks({ config: { site: {}, pages }, entries: {} }, "post")).toHaveLength(1);
  });
});
