import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type BuiltPage, textOf } from "../support/built-page.ts";
import { buildExample } from "../support/example-sites.ts";

/** What the bakery wanted and could not have when a newcomer first built it. */
const site = buildExample("examples/bakery");
const read = (file: string) => readFileSync(join(site.dist, file), "utf8");
const at = (path: string): BuiltPage => {
  const page = site.pages.get(path);
  if (!page) throw new Error(`The bakery has no page ${path}.`);
  return page;
};
type Node = Readonly<Record<string, unknown>>;
const dataOf = (page: BuiltPage, type: string): Node[] => {
  const nodes = JSON.parse(textOf(page.one('script[type="application/ld+json"]')));
  return (nodes["@graph"] as Node[]).filter((node) => node["@type"] === type);
};

describe("breads", () => {
  it("have a page each, in an order by hand, with prices in the currency of the language", () => {
    const order = JSON.parse(readFileSync(`${site.folder}/content/breads/order.json`, "utf8"));
    const links = at("/breads/")
      .all(".shelf-name a")
      .map(({ attribs }) => attribs.href);
    expect(links).toEqual(order.map((id: string) => `/breads/${id}/`));
    expect(at("/breads/").texts(".shelf-price strong").slice(0, 2)).toEqual(["£5.20", "£2.40"]);
    expect(at("/fr/pains/").texts(".shelf-price strong").slice(0, 2)).toEqual(["6,40 €", "1,35 €"]);
    expect(at("/fr/pains/").all(".shelf-name a")[0]?.attribs.href).toBe("/fr/pains/night-rye/");
  });

  it("say what they weigh and contain, and tell search engines what they cost", () => {
    expect(at("/breads/brioche/").texts(".ticket-card dd")).toEqual([
      "550 g",
      "Saturday and Sunday",
      "Three days, then French toast",
      "Gluten",
      "Milk",
      "Eggs",
    ]);
    expect(dataOf(at("/breads/brioche/"), "Product")).toMatchObject([
      { name: "Sunday Plait", offers: { price: 6.5, priceCurrency: "GBP" } },
    ]);
    expect(dataOf(at("/fr/pains/brioche/"), "Product")).toMatchObject([
      { offers: { price: 7.4, priceCurrency: "EUR" } },
    ]);
  });
});

describe("courses", () => {
  it("stand by month, with their day, price and places left", () => {
    expect(at("/courses/").texts(".course-list-title")).toEqual([
      "December 2026",
      "January 2027",
      "February 2027",
      "March 2027",
    ]);
    expect(at("/fr/cours/").texts(".course-list-title")[0]).toBe("décembre 2026");
    const facts = at("/courses/").texts(".course-list-facts");
    expect(facts[0]).toBe("10:00 to 12:00The Bakehouse, Sheffield£28.003 places left");
    expect(at("/courses/").texts(".places-left")[1]).toBe("Fully booked");
    expect(at("/fr/cours/").texts(".places-left")[3]).toBe("1 place restante");
  });

  it("are events", () => {
    expect(dataOf(at("/courses/sourdough-january/"), "Event")).toMatchObject([
      {
        startDate: "2027-01-16T09:30:00+00:00",
        remainingAttendeeCapacity: 5,
        offers: { price: 95, priceCurrency: "GBP" },
      },
    ]);
  });
});

describe("the journal", () => {
  it("is in two languages, on several pages, with a feed each", () => {
    expect(at("/journal/").all(".article-list-card")).toHaveLength(3);
    expect(at("/journal/2/").all(".pagination-previous")[0]?.attribs.href).toBe("/journal/");
    expect(at("/fr/journal/le-four-a-cinquante-ans/").one("html").attribs.lang).toBe("fr");
    const hreflang = at("/journal/the-oven-is-fifty/").one('link[hreflang="fr"]').attribs.href;
    expect(hreflang).toBe("https://www.hallam.example/fr/journal/le-four-a-cinquante-ans/");
    expect(read("feed.xml")).toContain("<title>The oven is fifty</title>");
    expect(read("feed.xml")).not.toContain("cinquante");
    expect(read("fr/feed.xml")).toContain("<title>Le four a cinquante ans</title>");
  });

  it("has its dates and its fixed texts in its language", () => {
    expect(at("/fr/journal/").texts(".article-list-facts")[0]).toBe("14 novembre 2026");
    expect(at("/fr/journal/").texts(".article-list-card .more")[0]).toBe("Lire l'article");
    expect(at("/fr/").texts(".skip-link")).toEqual(["Aller au contenu"]);
  });
});

describe("shops", () => {
  it("are three, with hours and a map on their page, and hours at the foot of every page", () => {
    expect(at("/shops/").texts(".locations-name")).toEqual([
      "The Bakehouse",
      "The Market Stall",
      "The French Shop",
    ]);
    expect(at("/shops/").all(".locations-map")).toHaveLength(3);
    for (const page of site.pages.values())
      expect(page.all(".site-footer .contact-details-hours"), page.path).toHaveLength(3);
    expect(at("/fr/404.html").texts(".site-footer .contact-details-hours dt")[0]).toBe("Mardi à vendredi");
  });

  it("are what search engines are told, and nothing else is", () => {
    const [bakery] = dataOf(at("/"), "Bakery");
    expect(bakery).toMatchObject({
      name: "Hallam & Daughter",
      department: [{ address: { addressLocality: "Sheffield" } }, {}, { address: { addressCountry: "FR" } }],
    });
    expect(Object.keys(bakery ?? {})).not.toContain("areaServed");
  });
});

it("takes orders with a choice, a number, a day and consent", () => {
  const form = at("/order/").one("form");
  const kinds = at("/order/").all("input:not([tabindex]), select, textarea", form);
  const named = new Map(kinds.map(({ name, attribs }) => [attribs.name, attribs.type ?? name]));
  expect(Object.fromEntries(named)).toMatchObject({
    bread: "select",
    loaves: "text",
    day: "date",
    consent: "checkbox",
  });
  expect(at("/order/").texts('select[name="bread"] option', form)).toHaveLength(9);
  expect(at("/order/").one('[name="loaves"]', form).attribs.inputmode).toBe("decimal");
});

it("has a logo, a menu of two levels, a switch of languages and an icon of its own", () => {
  const page = at("/breads/night-rye/");
  expect(page.one(".site-logo").attribs.alt).toBe("Hallam & Daughter");
  expect(page.texts(".site-submenu summary")).toEqual(["Breads", "About us"]);
  expect(page.one('.site-languages a[lang="fr"][href]').attribs.href).toBe("/fr/pains/night-rye/");
  expect(read("favicon.svg")).toContain("#d8321f");
});

it("has a menu to download, which is a PDF", () => {
  expect(at("/").all('a[href="/files/menu.pdf"]').length).toBeGreaterThan(0);
  expect(read("files/menu.pdf")).toMatch(/^%PDF-1\.4\n.*%%EOF\n$/s);
});

it("has a script of its own that counts visits, and may send to the host that it names, and to no other", () => {
  const page = at("/");
  expect(page.one("script[data-site]").attribs).toMatchObject({ src: "/count.js", "data-site": "hallam" });
  expect(read("count.js")).toContain("https://stats.hallam.example/");
  const policy = page.one('meta[http-equiv="Content-Security-Policy"]').attribs.content ?? "";
  expect(policy).toMatch(/script-src 'self'/);
  expect(policy.match(/connect-src [^;]*/)?.[0]).toMatch(/https:\/\/stats\.hallam\.example$/);
});

it("moves old addresses for good, wildcards and queries among them", () => {
  const rules = read("_redirects");
  expect(rules).toMatch(/^\/our-bread\/\* +\/breads\/:splat\/? +301$/m);
  expect(rules).toMatch(/^\/index\.php +page=courses +\/courses\/ +301$/m);
  expect(rules).toMatch(/^\/christmas\S* +\/order\/ +302$/m);
});

describe("pictures", () => {
  it("are described in the language of the page", () => {
    const altOf = (path: string) =>
      at(path)
        .all("img")
        .map(({ attribs }) => attribs.alt);
    expect(altOf("/breads/brioche/")).toContain("A glossy plaited brioche with pearl sugar.");
    expect(altOf("/fr/pains/brioche/")).toContain("Une brioche tressée et brillante, au sucre perlé.");
    expect(altOf("/fr/pains/brioche/")).not.toContain("A glossy plaited brioche with pearl sugar.");
  });
});
