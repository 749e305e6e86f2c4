import { describe, expect, it } from "vitest";
import { textOf } from "../support/built-page.ts";
import {
  allCategories,
  attribute,
  categories,
  definitions,
  entry,
  linksOf,
  mainText,
  mobile,
  pageAt,
  postPages,
} from "./fosse-and-field.ts";

describe("2. Blog", () => {
  const page = pageAt("/blog/");

  it("has five filters, All first and current", () => {
    expect(linksOf(page, 'nav[aria-label="Categories"] a')).toEqual([
      ["All", "/blog/"],
      ...categories.map((name) => [name, `/blog/category/${name.toLowerCase().replaceAll(" ", "-")}/`]),
    ]);
    expect(page.texts('nav[aria-label="Categories"] [aria-current]')).toEqual(["All"]);
  });

  it("shows all six posts, the newest first", () => {
    const shown = linksOf(page, "#posts h3 a").map(([, href]) => href);
    const newestFirst = postPages.toSorted((a, b) => b[2].date.localeCompare(a[2].date));
    expect(shown).toEqual(newestFirst.map(([slug]) => `/blog/${slug}/`));
  });

  it.each(postPages)(
    "shows %s with date, location, category, title, excerpt and Read More",
    (slug, _, post) => {
      const card = page.one(`#posts li:has(a[href="/blog/${slug}/"])`);
      expect(page.one("time", card).attribs.datetime).toBe(post.date);
      expect(textOf(page.one("time", card))).toBe(longDate(post.date));
      const category = entry<{ title: string }>("categories", post.category).title;
      expect(page.texts(".article-list-facts > *", card)).toEqual([
        longDate(post.date),
        post.location,
        category,
      ]);
      expect(textOf(page.one("h3", card))).toBe(post.title);
      expect(page.texts("p", card)).toContain(post.excerpt);
      expect(page.all("img", card)).toHaveLength(1);
      expect(textOf(card)).toMatch(/Read More$/);
    },
  );

  it.each(allCategories)("shows only the posts of a category on its own page: %s", (name) => {
    const id = name.toLowerCase().replaceAll(" ", "-");
    const own = pageAt(`/blog/category/${id}/`);
    expect(textOf(own.one("h1"))).toBe(name);
    const expected = postPages.filter(([, , post]) => post.category === id).map(([slug]) => `/blog/${slug}/`);
    const shown = linksOf(own, "#posts h3 a").map(([, href]) => href);
    expect(shown.sort()).toEqual(expected.sort());
    if (expected.length === 0) expect(textOf(own.one("#posts"))).toContain("Nothing on this subject yet");
    const current = own.texts('nav[aria-label="Categories"] [aria-current]');
    expect(current).toEqual([name]);
  });

  it("says that it is published weekly", () => {
    expect(mainText("/blog/")).toContain("We publish weekly");
  });
});

describe("2. Blog posts", () => {
  it.each(postPages)("%s shows what a post has", (_, page, post) => {
    expect(textOf(page.one("h1"))).toBe(post.title);
    const head = textOf(page.one("article > header"));
    expect(head).toContain(post.excerpt);
    expect(head).toContain(post.location);
    expect(head).toContain(entry<{ title: string }>("categories", post.category).title);
    const facts = Object.fromEntries(definitions(page, page.one("article dl")));
    expect(facts).toMatchObject({ Published: longDate(post.date), Author: post.author });
    expect(page.all("article time").map(attribute("datetime"))).toContain(post.date);
    expect(page.texts("article button")).toContain("Share Article");
    expect(page.texts(".article-tags li")).toEqual(post.tags);
    expect(["Leicester", "London"]).toContain(post.location);
  });

  it.each(postPages)("%s has its breadcrumb", (_, page, post) => {
    expect(linksOf(page, 'nav[aria-label="Breadcrumb"] a')).toEqual([
      ["Home", "/"],
      ["Blog", "/blog/"],
    ]);
    expect(page.texts('nav[aria-label="Breadcrumb"] [aria-current="page"]')).toEqual([post.title]);
  });

  it.each(postPages)("%s has 500 to 900 words", (_, page) => {
    const words = textOf(page.one(".article-body")).split(" ").length;
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
  });

  it.each(postPages)("%s leads on: consultation, related posts, blog and services", (slug, page, post) => {
    expect(linksOf(page, "#cta a")).toEqual([
      ["Contact Us", "/contact/"],
      [`Call ${mobile}`, "tel:+447700900412"],
    ]);
    expect(linksOf(page, "article footer a")).toEqual([
      ["View Our Services", "/services/"],
      ["Back to Blog", "/blog/"],
    ]);
    const sameCategory = postPages.filter(
      ([other, , { category }]) => other !== slug && category === post.category,
    );
    const related = linksOf(page, "#related h3 a").map(([, href]) => href);
    expect(related.length).toBe(Math.min(3, sameCategory.length));
    for (const href of related) expect(sameCategory.map(([other]) => `/blog/${other}/`)).toContain(href);
  });

  it("relates at least some posts", () => {
    expect(postPages.flatMap(([, page]) => page.all("#related h3 a")).length).toBeGreaterThanOrEqual(2);
  });
});

/** As en-GB writes a day: 4 March 2025. */
function longDate(date: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}
