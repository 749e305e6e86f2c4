import { describe, expect, it } from "vitest";
import {
  contactPage,
  homePage,
  pageWith,
  type SiteParts,
  siteOf,
} from "../../tests/support/resolve-parts.ts";
import { categoryPart, postPart } from "../../tests/support/sample-entries.ts";
import { siteFiles } from "./site-files.ts";

const postPage = pageWith("/blog/{slug}", [], {
  entries: "posts",
  fallback: "/",
  title: "{{entry.title}}",
  description: "{{entry.excerpt}}",
});
const parts: SiteParts = {
  pages: [homePage, contactPage, pageWith("/404"), pageWith("/draft", [], { listed: false }), postPage],
  entries: [
    categoryPart("guides"),
    postPart("a&b", { title: "Lofts & <b>", excerpt: 'A "quoted" text.' }),
    postPart("old", { date: "2024-01-02" }),
  ],
};

function fileOf(path: string, from: SiteParts = parts): string {
  const file = siteFiles(siteOf(from)).find((candidate) => candidate.path === path);
  if (!file) throw new Error(`There is no ${path}.`);
  return file.text;
}

describe("the sitemap", () => {
  it("has every listed page with its whole address, and the day on which its entry was changed", () => {
    const places = [...fileOf("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
    expect(places.map(([, address, day]) => [address, day])).toEqual([
      ["https://www.small.example/", undefined],
      ["https://www.small.example/contact/", undefined],
      ["https://www.small.example/blog/a&amp;b/", "2025-06-17"],
      ["https://www.small.example/blog/old/", "2025-06-17"],
    ]);
  });
});

describe("the feed", () => {
  const feed = fileOf("feed.xml");

  it("has the posts from the newest, with their texts escaped", () => {
    expect([...feed.matchAll(/<entry><title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
      "Lofts &amp; &lt;b&gt;",
      "Title of old",
    ]);
    expect(feed).toContain("<summary>A &quot;quoted&quot; text.</summary>");
    expect(feed).toContain('<link href="https://www.small.example/blog/a&amp;b/"/>');
  });

  it("is as new as its newest post, and says where it is", () => {
    expect(feed).toMatch(/<\/author>\n<updated>2025-03-04T00:00:00Z<\/updated>/);
    expect(feed).toContain('<link rel="self" href="https://www.small.example/feed.xml"/>');
    expect(feed).toContain("<title>Small &amp; Sons</title>");
  });

  it("of a site without posts is empty and still a feed", () => {
    const empty = fileOf("feed.xml", {});
    expect(empty).not.toContain("<entry>");
    expect(empty).toMatch(/<feed [^>]*>[\s\S]*<\/feed>\n$/);
  });
});

it("addresses in other letters are in the sitemap and the redirects as they are requested", () => {
  const parts = {
    pages: [homePage, contactPage, pageWith("/über-uns")],
    redirects: [{ from: "/café%20old.html", to: "/über-uns" }],
  };
  expect(fileOf("sitemap.xml", parts)).toContain("<loc>https://www.small.example/%C3%BCber-uns/</loc>");
  expect(fileOf("_redirects", parts)).toBe("/caf%C3%A9%20old.html/ /%C3%BCber-uns/ 301\n");
});

it("robots.txt names the sitemap", () => {
  expect(fileOf("robots.txt")).toContain("Sitemap: https://www.small.example/sitemap.xml\n");
});

it("old addresses have moved for good, unknown ones of a collection only lead to its fallback", () => {
  const redirects = [{ from: "/old", to: "/contact" }];
  expect(fileOf("_redirects", { ...parts, redirects })).toBe("/old/ /contact/ 301\n/blog/* / 302\n");
});

it("the headers keep other sites from framing a page, which a policy in the page can't", () => {
  const headers = fileOf("_headers");
  expect(headers).toContain("frame-ancestors 'none'");
  expect(headers).toContain("X-Content-Type-Options: nosniff");
  expect(headers).toMatch(/\/media\/\*\n {2}Cache-Control: public, max-age=31536000, immutable/);
});

it("the icon has the theme's colours, light and dark", () => {
  const icon = fileOf("favicon.svg", {
    site: { theme: { light: { ink: "#010203" }, dark: { accent: "#fdfeff" } } },
  });
  expect(icon).toContain("#010203");
  expect(icon).toContain("#fdfeff");
});
