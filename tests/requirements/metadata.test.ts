import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dist, textOf } from "../support/built-page.ts";
import {
  contentOf,
  everyPage,
  listedPages,
  origin,
  pageAt,
  postPages,
  projectPages,
  type Thing,
  thingsOf,
} from "./fosse-and-field.ts";

describe("2. Metadata", () => {
  it.each(everyPage)("%s has a title, a description and one h1 in British English", (_, page) => {
    expect(page.one("html").attribs.lang).toBe("en-GB");
    expect(textOf(page.one("title")).length).toBeGreaterThan(20);
    expect(textOf(page.one("title")).length, "longer titles are cut off in results").toBeLessThanOrEqual(70);
    expect(contentOf(page, 'meta[name="description"]').length).toBeGreaterThan(40);
    expect(contentOf(page, 'meta[name="description"]').length).toBeLessThanOrEqual(160);
    expect(textOf(page.one("h1"))).not.toBe("");
  });

  it.each(listedPages)("%s has keywords, its own address as canonical and Open Graph", (path, page) => {
    expect(contentOf(page, 'meta[name="keywords"]').split(", ").length).toBeGreaterThanOrEqual(3);
    expect(page.one('link[rel="canonical"]').attribs.href).toBe(origin + path);
    expect(contentOf(page, 'meta[property="og:url"]')).toBe(origin + path);
    expect(contentOf(page, 'meta[property="og:title"]')).toBe(textOf(page.one("title")));
    expect(contentOf(page, 'meta[property="og:description"]')).toBe(
      contentOf(page, 'meta[name="description"]'),
    );
    expect(contentOf(page, 'meta[property="og:site_name"]')).toBe("Fosse & Field");
    expect(contentOf(page, 'meta[property="og:locale"]')).toBe("en_GB");
    expect(contentOf(page, 'meta[property="og:image:alt"]')).not.toBe("");
    const picture = contentOf(page, 'meta[property="og:image"]');
    expect(
      picture.startsWith(`${origin}/media/`) && existsSync(join(dist, new URL(picture).pathname)),
      picture,
    ).toBe(true);
    expect(page.all('meta[name="robots"]')).toEqual([]);
  });

  it("has no title, description or canonical address twice", () => {
    for (const selector of ["title", 'meta[name="description"]', 'link[rel="canonical"]']) {
      const values = listedPages.map(([, page]) => {
        const element = page.one(selector);
        return element.attribs.content ?? element.attribs.href ?? textOf(element);
      });
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  it.each(postPages)("the post %s has its own title, description and keywords", (_, page, post) => {
    expect(textOf(page.one("title"))).toBe(post.metaTitle);
    expect(contentOf(page, 'meta[name="description"]')).toBe(post.metaDescription);
    expect(contentOf(page, 'meta[name="keywords"]')).toBe(post.keywords.join(", "));
    expect(contentOf(page, 'meta[property="og:type"]')).toBe("article");
  });
});

describe("2. Structured data", () => {
  it.each(everyPage)("%s speaks the words of schema.org", (_, page) => {
    const data: unknown = JSON.parse(textOf(page.one('script[type="application/ld+json"]')));
    expect(data).toMatchObject({ "@context": "https://schema.org" });
  });

  it.each(everyPage)("%s tells of the organisation and the website", (_, page) => {
    expect(thingsOf(page, "ProfessionalService")).toMatchObject([
      {
        name: "Fosse & Field",
        slogan: "Design, Inspire, Create",
        url: `${origin}/`,
        telephone: "+441164960187",
      },
    ]);
    expect(thingsOf(page, "WebSite")).toMatchObject([
      { name: "Fosse & Field", url: `${origin}/`, inLanguage: "en-GB" },
    ]);
  });

  it("says where the Leicester office is", () => {
    const [organisation] = thingsOf(pageAt("/"), "ProfessionalService");
    expect(organisation?.geo).toEqual({
      "@type": "GeoCoordinates",
      latitude: expect.closeTo(52.63, 1),
      longitude: expect.closeTo(-1.13, 1),
    });
  });

  it.each(everyPage)("%s has FAQ data exactly if it has a FAQ, with the same questions", (_, page) => {
    const asked = page.texts(".faq details > summary");
    const told = thingsOf(page, "FAQPage").flatMap((thing) => thing.mainEntity as Thing[]);
    expect(told.map((question) => question.name)).toEqual(asked);
    for (const question of told) expect((question.acceptedAnswer as Thing).text).not.toBe("");
  });

  it.each(everyPage)("%s has service data exactly if it shows services", (path, page) => {
    const services = thingsOf(page, "Service");
    expect(services.length).toBe(path === "/" || path === "/services/" ? 1 : 0);
    const catalogues = services.map(
      (service) => (service.hasOfferCatalog as { itemListElement: Thing[] }).itemListElement,
    );
    const names = catalogues.flat().map((offer) => (offer.itemOffered as Thing).name);
    expect(names).toEqual(services.length > 0 ? page.texts("#services h3") : []);
  });

  it.each(projectPages)("project %s has project data", (id, page, project) => {
    expect(thingsOf(page, "CreativeWork")).toMatchObject([
      {
        name: project.title.replaceAll("\u2060", ""),
        description: project.description,
        genre: project.projectType,
        url: `${origin}/projects/${id}/`,
        locationCreated: { name: project.location },
      },
    ]);
  });

  it.each(postPages)("the post %s has article data", (slug, page, post) => {
    expect(thingsOf(page, "Article")).toMatchObject([
      {
        headline: post.title,
        datePublished: post.date,
        dateModified: post.lastModified,
        author: { "@type": "Person", name: post.author },
        mainEntityOfPage: `${origin}/blog/${slug}/`,
      },
    ]);
  });

  it.each(everyPage)(
    "%s has breadcrumb data exactly if it has a breadcrumb, with the same steps",
    (path, page) => {
      const told = thingsOf(page, "BreadcrumbList").flatMap((thing) => thing.itemListElement as Thing[]);
      const shown = page.texts('nav[aria-label="Breadcrumb"] li');
      expect(told.map((step) => step.name)).toEqual(shown.map((text) => text.replaceAll("\u2060", "")));
      expect(told.map((step) => step.position)).toEqual(told.map((_, index) => index + 1));
      if (told.length > 0) expect(told.at(-1)?.item).toBe(origin + path);
    },
  );
});
