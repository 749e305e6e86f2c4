import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { runs } from "../../../tests/support/extent.ts";
import { migrateToVersion2 } from "./migrate.ts";
import { migratePlacedBlock } from "./migrate-block.ts";

const company = { name: "Smith & Co", tagline: "We draw" };
const migratedSite = (site: object, more: object = {}) =>
  migrateToVersion2({ site, ...more }).site as Readonly<Record<string, unknown>>;
const frameOf = (site: object) => migratedSite(site).frame as readonly { type: string; props: object }[];
const frameBlock = (site: object, type: string) => frameOf(site).find((block) => block.type === type)?.props;

describe("the site", () => {
  it("has its own name and picture, and the feed and the icon that version 1 made", () => {
    const site = migratedSite({ company: { ...company, picture: "house.jpg" } });
    expect(site).toMatchObject({
      name: "{{site.company.name}}",
      picture: "house.jpg",
      favicon: "plan",
      company,
    });
    expect(site.company).not.toHaveProperty("picture");
    expect(site.feeds).toMatchObject([{ path: "/feed.xml", each: "posts" }]);
  });

  it("has the redirects that stood beside it", () => {
    const redirects = [{ from: "/a", to: "/b" }];
    const config = migrateToVersion2({ site: {}, redirects });
    expect(config).toMatchObject({ site: { redirects } });
    expect(config).not.toHaveProperty("redirects");
  });

  it("has the theme of version 1 written out below its own", () => {
    const { theme } = migratedSite({ theme: { radius: 4, light: { accent: "#123456" } } });
    expect(theme).toMatchObject({
      radius: 4,
      displayFont: "besley",
      light: { accent: "#123456", paper: "#fbfaf7" },
      dark: { paper: "#152028" },
    });
  });

  it("tells search engines only what is written", () => {
    const contact = { offices: { london: { fullAddress: "1 High Street", latitude: 51.5, longitude: 0 } } };
    expect(migratedSite({ company, contact }).structuredData).toEqual([
      {
        "@type": "ProfessionalService",
        "@id": "{{site.url}}/#organisation",
        name: "{{site.company.name}}",
        slogan: "{{site.company.tagline}}",
        url: "{{site.url}}/",
        location: [
          {
            "@type": "Place",
            name: "London office",
            address: "{{site.contact.offices.london.fullAddress}}",
            geo: {
              "@type": "GeoCoordinates",
              latitude: "{{site.contact.offices.london.latitude}}",
              longitude: "{{site.contact.offices.london.longitude}}",
            },
          },
        ],
        areaServed: ["Leicester", "Leicestershire", "London"],
        sameAs: [],
      },
      expect.objectContaining({ "@type": "WebSite", inLanguage: "en-GB" }),
    ]);
  });

  it("keeps what version 1 did not know", () => {
    const odd = { header: "top", footer: [], extra: 1, theme: "dark", frame: [] };
    expect(migratedSite(odd)).toMatchObject(odd);
    expect(migrateToVersion2({ site: "x", redirects: 1, more: 2 })).toEqual({
      site: "x",
      redirects: 1,
      more: 2,
    });
  });
});

describe("the frame", () => {
  it("is header, content, footer and message button", () => {
    const types = frameOf({ contact: { whatsapp: "https://wa.me/44" } }).map(({ type }) => type);
    expect(types).toEqual(["site-header", "content", "site-footer", "floating-link"]);
  });

  it("has the header's links and button, and whatever else stands there", () => {
    const header = {
      links: [{ text: "Home", href: "/" }],
      action: { text: "Write", href: "/contact" },
      odd: 1,
    };
    expect(frameBlock({ company, header }, "site-header")).toEqual({
      name: "{{site.company.name}}",
      ...header,
    });
  });

  it("has the footer's texts and links, and the page's title", () => {
    const footer = { description: "We draw.", links: [{ text: "Home", href: "/" }], copyright: "©", odd: 1 };
    const contact = { phones: { mobile: "07700 900412" }, email: "a@b.example" };
    expect(frameBlock({ company, footer, contact }, "site-footer")).toEqual({
      variant: "ruled",
      name: "{{site.company.name}}",
      tagline: "{{site.company.tagline}}",
      text: "We draw.",
      columns: [
        { blocks: [{ id: "footer-pages", type: "links", props: { title: "Pages", links: footer.links } }] },
        {
          blocks: [
            {
              id: "footer-contact",
              type: "contact-details",
              props: {
                title: "Contact",
                phones: ["{{site.contact.phones.mobile}}"],
                email: "{{site.contact.email}}",
                links: [],
              },
            },
          ],
        },
        {
          blocks: [
            { id: "footer-offices", type: "contact-details", props: { title: "Offices", addresses: [] } },
          ],
        },
      ],
      label: "Sheet",
      note: "©",
      odd: 1,
    });
  });

  it.each([
    ["https://wa.me/44", "Hi", "{{site.contact.whatsapp}}?text={{site.contact.whatsappMessage | url}}"],
    ["https://wa.me/?a=1", "Hi", "{{site.contact.whatsapp}}&text={{site.contact.whatsappMessage | url}}"],
    ["https://wa.me/44", "", "{{site.contact.whatsapp}}"],
    ["https://wa.me/44", undefined, "{{site.contact.whatsapp}}"],
    ["/contact", "Hi", "{{site.contact.whatsapp}}"],
  ])("leads from the button to %j with the message %j", (whatsapp, whatsappMessage, href) => {
    expect(frameBlock({ contact: { whatsapp, whatsappMessage } }, "floating-link")).toMatchObject({ href });
  });

  it.each([{}, { contact: "x" }, { contact: { whatsapp: 1 } }])("has no button for %j", (site) => {
    expect(frameBlock(site, "floating-link")).toBeUndefined();
  });
});

describe("a text", () => {
  const site = { company: { picture: "a.jpg" }, footer: { description: "We draw." }, header: { links: [] } };
  it.each([
    ["Who? {{ site.footer.description }}", "Who? We draw."],
    ["{{site.company.picture}}", "{{site.picture}}"],
    ["\\{{site.footer.description}}", "\\{{site.footer.description}}"],
    ["{{site.header.links}}", "{{site.header.links}}"],
    ["{{site.company.name}}", "{{site.company.name}}"],
  ])("that quotes %j quotes %j", (before, after) => {
    const pages = [{ blocks: [{ type: "prose", props: { text: before } }] }];
    const migrated = migrateToVersion2({ site, pages });
    expect(migrated.pages).toEqual([{ blocks: [{ type: "prose", props: { text: after } }] }]);
  });
});

describe("a page", () => {
  it.each([
    [{ entries: "posts" }, ["{{entry.keywords}}"]],
    [{ entries: "posts", keywords: ["a"] }, ["a", "{{entry.keywords}}"]],
    [{ entries: "posts", keywords: "a" }, "a"],
    [{ entries: "projects" }, undefined],
    [{ keywords: ["a"] }, ["a"]],
  ])("%j has the keywords %j", (page, keywords) => {
    const [migrated] = migrateToVersion2({ pages: [page] }).pages as [{ keywords?: unknown }];
    expect(migrated.keywords).toEqual(keywords);
  });

  it("stays the very same where nothing in it changed", () => {
    const pages = [{ blocks: [{ type: "hero", props: {} }, "odd", { type: 1 }] }, null];
    expect(migrateToVersion2({ site: {}, pages }).pages).toBe(pages);
  });
});

describe("a placed block", () => {
  const own = "{{entry.id}}";
  it.each<[string, object, string, object]>([
    ["post-list", {}, "article-list", { items: { each: "posts" }, readMore: "Read More" }],
    [
      "post-list",
      { posts: { limit: 3, category: "a" } },
      "article-list",
      { items: { where: { category: "a" }, limit: 3 } },
    ],
    [
      "post-list",
      { posts: { relatedTo: own } },
      "article-list",
      { items: { where: { category: "{{entry.category.id}}" }, except: own } },
    ],
    ["post-list", { posts: { relatedTo: "a" } }, "article-list", { items: { except: "a" } }],
    [
      "post-list",
      { filter: { all: { href: "/blog" }, current: own } },
      "article-list",
      {
        filter: {
          all: { text: "All", href: "/blog" },
          categories: { where: { filter: true } },
          current: own,
        },
      },
    ],
    [
      "post-list",
      { filter: "x", empty: "Nothing", odd: 1 },
      "article-list",
      { filter: "x", empty: "Nothing", odd: 1 },
    ],
    [
      "article",
      { post: own, actions: [] },
      "article",
      { title: "{{entry.title}}", body: "{{entry.body}}", actions: [] },
    ],
    ["article", { post: "a-post" }, "article-list", { items: { each: "posts", only: ["a-post"] } }],
    [
      "project",
      { project: "{{ entry.slug }}" },
      "showcase",
      { title: "{{entry.title}}", pictures: "{{entry.gallery}}" },
    ],
    ["project", { project: "1" }, "project-gallery", { items: { each: "projects", only: ["1"] } }],
    [
      "project-gallery",
      { projects: { after: own, limit: 3 } },
      "project-gallery",
      { items: { after: own, limit: 3 } },
    ],
    ["project-gallery", { title: "All" }, "project-gallery", { title: "All", items: { each: "projects" } }],
    ["form", {}, "form", { success: { text: "We'll get back to you within 24 hours." } }],
    ["form", { success: { text: "Soon." } }, "form", { success: { text: "Soon." } }],
    ["form", { success: "x" }, "form", { success: "x" }],
    [
      "testimonials",
      { items: [{}, { rating: 4 }, 1] },
      "testimonials",
      { items: [{ rating: 5 }, { rating: 4 }, 1] },
    ],
    ["not-found", {}, "not-found", { title: "Oops! Page not found" }],
    ["not-found", { title: "Gone" }, "not-found", { title: "Gone" }],
    ["faq", { post: own, items: [1] }, "faq", { items: "{{entry.faqs}}", otherwise: [1] }],
    ["faq", { post: "a", items: [1] }, "faq", { items: [1] }],
    ["offices", { offices: [1] }, "locations", { places: [1] }],
    ["offices", { hours: [1] }, "locations", { hours: [1], hoursTitle: "Office hours" }],
  ])("%s with %j is %s", (type, props, newType, newProps) => {
    const migrated = migratePlacedBlock({ id: "a", type, hidden: true, props });
    expect(migrated).toMatchObject({ id: "a", type: newType, hidden: true, props: newProps });
    expect(migratePlacedBlock(migrated)).toBe(migrated);
    for (const key of ["post", "posts", "project", "projects", "offices"])
      expect(migrated).not.toHaveProperty(["props", key]);
  });

  it.each([
    { type: "hero", props: { title: "x" } },
    { type: "faq", props: { items: [] } },
    { type: "article", props: { title: "x" } },
    { type: "offices", props: "odd" },
    { type: "constructor", props: {} },
    "odd",
    null,
  ])("%j stays the very same", (block) => {
    expect(migratePlacedBlock(block)).toBe(block);
  });
});

describe("whatever is in a file", () => {
  const words = [
    "site",
    "pages",
    "blocks",
    "type",
    "props",
    "posts",
    "header",
    "footer",
    "links",
    "contact",
    "company",
    "theme",
  ];
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom("post-list", "project", "{{entry.id}}", "{{site.footer.description}}", 1, null, true),
      fc.dictionary(fc.constantFrom(...words, "__proto__", "offices", "filter", "picture"), tie("value")),
      fc.array(tie("value"), { maxLength: 3 }),
    ),
  }));
  const config = fc.record({ site: value, pages: value, redirects: value }, { requiredKeys: [] });

  it("is migrated once and for all, and never written into", () => {
    assertProperty(
      fc.property(config, (authored) => {
        const before = JSON.stringify(authored);
        const once = migrateToVersion2(authored);
        expect(JSON.stringify(authored)).toBe(before);
        expect(JSON.stringify(migrateToVersion2(once))).toBe(JSON.stringify(once));
      }),
      { numRuns: runs(500) },
    );
  });
});
