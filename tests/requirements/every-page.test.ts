import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { startDevServer } from "../../cli/dev/server/dev-server.ts";
import { dist, textOf } from "../support/built-page.ts";
import { packageRoot } from "../support/package-root.ts";
import {
  allCategories,
  contentOf,
  everyPage,
  linksOf,
  pageAt,
  pages,
  projectIds,
  slugs,
  whatsappText,
} from "./fosse-and-field.ts";

describe("2. Routes", () => {
  it("has a file for every route, and no page besides", () => {
    const expected = [
      ...["/", "/services/", "/blog/", "/contact/", "/testimonials/", "/projects/", "/404.html"],
      ...slugs.map((slug) => `/blog/${slug}/`),
      ...allCategories.map((category) => `/blog/category/${category.toLowerCase().replaceAll(" ", "-")}/`),
      ...projectIds.map((id) => `/projects/${id}/`),
    ];
    expect([...pages.keys()].sort()).toEqual(expected.sort());
  });

  it("sends an unknown post to the blog", () => {
    const rules = readFileSync(join(dist, "_redirects"), "utf8").trim().split("\n");
    expect(rules).toEqual(["/blog/* /blog/ 302"]);
  });
});

describe("2. Header, footer and WhatsApp button, on every page", () => {
  it.each(everyPage)("%s has five links and the Contact Us button", (_, page) => {
    expect(linksOf(page, "header.site-header nav li a")).toEqual([
      ["Home", "/"],
      ["Services", "/services/"],
      ["Blog", "/blog/"],
      ["Contact Us", "/contact/"],
      ["Testimonials", "/testimonials/"],
    ]);
    expect(linksOf(page, "header.site-header nav a.button")).toEqual([["Contact Us", "/contact/"]]);
  });

  it.each(everyPage)("%s can open its menu without a script", (_, page) => {
    const button = page.one("header.site-header button");
    expect(textOf(button)).toBe("Menu");
    expect(page.one("header.site-header nav").attribs).toMatchObject({
      popover: "auto",
      id: button.attribs.popovertarget,
    });
  });

  it.each(everyPage)("%s marks the route that it belongs to, and only that", (path, page) => {
    const active = page.all("header.site-header nav li a[aria-current]");
    const own = active.map((link) => [link.attribs.href, link.attribs["aria-current"]]);
    if (["/", "/services/", "/blog/", "/contact/", "/testimonials/"].includes(path))
      expect(own).toEqual([[path, "page"]]);
    else if (path.startsWith("/blog/")) expect(own).toEqual([["/blog/", "true"]]);
    else expect(own).toEqual([]);
  });

  const notice = /© (\d{4}) Fosse & Field/;

  it("has one year on all pages, which is that of the day that the site is made for", async () => {
    const years = new Set(
      everyPage.map(([, page]) => notice.exec(textOf(page.one("footer.site-footer")))?.[1]),
    );
    expect(years.size).toBe(1);
    const server = await startDevServer({
      ...{ root: packageRoot, config: "site.config.json", port: 0, future: false, print() {} },
      today: "2031-06-30",
    });
    onTestFinished(() => server.close());
    const page = await (await fetch(server.url)).text();
    expect(page).toContain("© 2031 Fosse &amp; Field");
  });

  it.each(everyPage)("%s has the footer's description, links and a year", (_, page) => {
    const footer = page.one("footer.site-footer");
    expect(textOf(footer)).toContain("Leicester, Leicestershire and London");
    expect(linksOf(page, "nav a", footer)).toEqual([
      ["Home", "/"],
      ["Services", "/services/"],
      ["Contact", "/contact/"],
      ["Testimonials", "/testimonials/"],
      ["Blog", "/blog/"],
    ]);
    expect(textOf(footer)).toMatch(notice);
  });

  it.each(everyPage)("%s links to WhatsApp, with the message typed, in a new tab", (_, page) => {
    const { href = "", target, rel } = page.one(".floating-link a").attribs;
    const url = new URL(href);
    expect(`${url.origin}${url.pathname}`).toBe("https://wa.me/447700900412");
    expect([...url.searchParams]).toEqual([["text", whatsappText]]);
    expect(href, "some of its apps show a plus sign as it is").not.toContain("+");
    expect({ target, rel }).toEqual({ target: "_blank", rel: "noopener" });
  });

  it.each(everyPage)("%s opens other sites in a new tab that cannot reach back", (_, page) => {
    const outside = page.all('a[href^="http"]');
    expect(outside.length).toBeGreaterThanOrEqual(3);
    for (const link of outside) {
      expect(link.attribs.target, link.attribs.href).toBe("_blank");
      expect(link.attribs.rel, link.attribs.href).toContain("noopener");
    }
  });

  it("links to the social page and the directory of chartered practices", () => {
    const outside = linksOf(pageAt("/"), 'footer a[href^="http"]');
    expect(outside).toEqual([
      ["Instagram", "https://www.instagram.com/fosseandfield.example"],
      ["Chartered practices directory", "https://directory.example/practices/fosse-and-field"],
    ]);
  });
});

describe("2 and 8. Missing page", () => {
  it("says so and leads home", () => {
    const page = pageAt("/404.html");
    expect(textOf(page.one("main"))).toMatch(/^404 ?Oops! Page not found/);
    expect(textOf(page.one("h1"))).toBe("Oops! Page not found");
    expect(linksOf(page, ".not-found-sheet a")).toEqual([["Return to Home", "/"]]);
    expect(linksOf(page, ".not-found-index a").map(([, href]) => href)).toEqual([
      "/",
      "/services/",
      "/blog/",
      "/contact/",
      "/testimonials/",
    ]);
    expect(contentOf(page, 'meta[name="robots"]')).toBe("noindex");
  });
});
