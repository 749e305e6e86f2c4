import { describe, expect, it } from "vitest";
import {
  contactPage,
  homePage,
  type PlacedPart,
  pageWith,
  resolveParts,
  siteOf,
  smallMedia,
} from "../../tests/support/resolve-parts.ts";
import { categoryPart, postPart, projectPart } from "../../tests/support/sample-entries.ts";

const guides = categoryPart("guides");
const postPage = pageWith("/blog/{slug}", [], {
  entries: "posts",
  fallback: "/",
  title: "{{entry.title}} at {{site.company.name}}",
  picture: "{{entry.image}}",
});
const propsOf = (block: PlacedPart, parts: Parameters<typeof siteOf>[0] = {}) =>
  siteOf({ ...parts, pages: [pageWith("/", [block]), contactPage, ...(parts.pages ?? [])] }).pages[0]
    ?.blocks[0]?.props;

describe("settings and pages", () => {
  it("have their tokens replaced, the year from the clock among them", () => {
    const { settings, pages } = siteOf({
      pages: [pageWith("/", [], { title: "{{page.id}} of {{site.company.name}}, {{year}}" }), contactPage],
    });
    expect(settings.footer.copyright).toBe("© 2031 Small & Sons. All rights reserved.");
    expect(settings.hero.subtitle).toBe("Plans for Small & Sons.");
    expect(settings.about.sections.aboutUs.description).toEqual({
      html: "<p>We measure <strong>before</strong> we draw.</p>\n",
    });
    expect(settings.header.links[1]?.href).toBe("/contact/");
    expect(pages[0]?.title).toBe("home of Small & Sons, 2031");
  });

  it("of a collection are one for each entry, with the entry's words, picture, keywords and date", () => {
    const { pages } = siteOf({
      pages: [homePage, contactPage, postPage],
      entries: [
        guides,
        postPart("lofts", { keywords: ["loft", "{{site.company.name}}"] }),
        postPart("walls"),
      ],
    });
    expect(pages.map(({ path }) => path)).toEqual(["/", "/contact/", "/blog/lofts/", "/blog/walls/"]);
    expect(pages[2]).toMatchObject({
      title: "Title of lofts at Small & Sons",
      picture: { name: "house.jpg" },
      keywords: ["loft", "Small & Sons"],
      modified: "2025-06-17",
      entry: { collection: "posts" },
    });
    expect(pages[0]).toMatchObject({ entry: undefined, modified: undefined, keywords: [] });
  });

  it("send unknown addresses of a collection to its fallback", () => {
    const { redirects } = siteOf({
      pages: [homePage, contactPage, postPage],
      entries: [guides, postPart("lofts")],
    });
    expect(redirects).toEqual([{ from: "/blog/*", to: "/", status: 302 }]);
  });

  it("hide the page for missing addresses from search engines", () => {
    const { pages } = siteOf({
      pages: [homePage, contactPage, pageWith("/404"), pageWith("/draft", [], { listed: false })],
    });
    expect(pages.map(({ path, listed }) => [path, listed])).toEqual([
      ["/", true],
      ["/contact/", true],
      ["/404/", false],
      ["/draft/", false],
    ]);
  });

  it("give the feed its posts from the newest, with their tokens replaced, and none without a page", () => {
    const entries = [
      guides,
      postPart("old", { date: "2024-01-01" }),
      postPart("new", { title: "By {{site.company.name}}" }),
    ];
    expect(siteOf({ pages: [homePage, contactPage, postPage], entries }).feed).toEqual([
      { title: "By Small & Sons", href: "/blog/new/", date: "2025-03-04", excerpt: "Excerpt of new." },
      { title: "Title of old", href: "/blog/old/", date: "2024-01-01", excerpt: "Excerpt of old." },
    ]);
    expect(siteOf({ entries }).feed).toEqual([]);
  });
});

describe("a view gets", () => {
  it("Markdown as safe HTML, links with their path and pictures with their facts", () => {
    const props = propsOf({
      id: "cards",
      type: "cards-grid",
      props: {
        cards: [
          {
            title: "A",
            icon: "ruler",
            picture: "house.jpg",
            text: "*b*",
            link: { text: "c", href: "/contact#content" },
          },
        ],
      },
    });
    expect(props).toEqual({
      appearance: "ruled",
      services: false,
      cards: [
        {
          title: "A",
          icon: "ruler",
          picture: {
            name: "house.jpg",
            width: 640,
            height: 427,
            version: "aaaaaaaa",
            alt: "A brick house with a bay window.",
          },
          text: { html: "<p><em>b</em></p>\n" },
          items: [],
          link: { text: "c", href: "/contact/#content" },
        },
      ],
    });
  });

  it("an entry with its body, its address and the entries that it names", () => {
    const entries = [
      guides,
      postPart(
        "lofts",
        { faqs: [{ question: "Why {{year}}?", answer: "*So.*" }] },
        "# By {{site.company.name}}",
      ),
    ];
    const article = { id: "a", type: "article", props: { post: "lofts" } };
    expect(propsOf(article, { entries, pages: [postPage] })).toMatchObject({
      post: {
        id: "lofts",
        href: "/blog/lofts/",
        title: "Title of lofts",
        image: { name: "house.jpg" },
        category: { id: "guides", title: "Category guides", href: undefined },
        faqs: [{ question: "Why 2031?", answer: { html: "<p><em>So.</em></p>\n" } }],
      },
    });
    expect(propsOf(article, { entries })).toMatchObject({ post: { href: undefined } });
  });

  it("the entries that a query finds", () => {
    const entries = [
      guides,
      categoryPart("news"),
      postPart("a"),
      postPart("b", { category: "news" }),
      postPart("c"),
    ];
    const list = (query: object) => ({ id: "a", type: "post-list", props: { posts: query } });
    expect(propsOf(list({ category: "guides" }), { entries })).toMatchObject({
      posts: [{ id: "a" }, { id: "c" }],
    });
    expect(propsOf(list({ relatedTo: "a" }), { entries })).toMatchObject({ posts: [{ id: "c" }] });
    expect(propsOf(list({ limit: 1 }), { entries })).toMatchObject({ posts: [{ id: "a" }] });
  });
});

describe("each mistake is one problem at its place", () => {
  const inProps = (type: string, props: object) => ({
    pages: [pageWith("/", [{ id: "a", type, props }]), contactPage],
  });

  it.each([
    [
      "a page's id taken",
      { pages: [homePage, contactPage, { ...pageWith("/other"), id: "home" }] },
      "duplicate-id",
      "/pages/2/id",
    ],
    [
      "a block's id taken",
      {
        pages: [
          pageWith(
            "/",
            [1, 2].map(() => ({ id: "a", type: "prose", props: { text: "x" } })),
          ),
          contactPage,
        ],
      },
      "duplicate-id",
      "/pages/0/blocks/1/id",
    ],
    [
      "an address taken",
      { pages: [homePage, contactPage, { ...pageWith("/contact"), id: "other" }] },
      "duplicate-route",
      "/pages/2/path",
    ],
    [
      "a wrong link",
      inProps("breadcrumb", { items: [{ text: "A", href: "/nope" }, { text: "B" }] }),
      "broken-link",
      "/pages/0/blocks/0/props/items/0/href",
    ],
    [
      "a hostile link",
      inProps("breadcrumb", { items: [{ text: "A", href: "javascript:x" }, { text: "B" }] }),
      "bad-link",
      "/pages/0/blocks/0/props/items/0/href",
    ],
    [
      "a wrong picture",
      inProps("picture", { picture: "nope.jpg" }),
      "missing-picture",
      "/pages/0/blocks/0/props/picture",
    ],
    [
      "a wrong icon",
      inProps("cards-grid", { cards: [{ title: "A", icon: "rulr" }] }),
      "unknown-icon",
      "/pages/0/blocks/0/props/cards/0/icon",
    ],
    ["a wrong entry", inProps("article", { post: "nope" }), "unknown-entry", "/pages/0/blocks/0/props/post"],
    [
      "a wrong frame",
      inProps("map", { title: "A", embed: "https://evil.example", address: "B" }),
      "bad-embed",
      "/pages/0/blocks/0/props/embed",
    ],
    [
      "a wrong token",
      inProps("prose", { text: "{{nope}}" }),
      "unknown-token",
      "/pages/0/blocks/0/props/text",
    ],
    [
      "a link in Markdown",
      inProps("prose", { text: "[a](/nope)" }),
      "broken-link",
      "/pages/0/blocks/0/props/text",
    ],
    [
      "HTML in Markdown",
      inProps("prose", { text: "<b>a</b>" }),
      "markdown-html",
      "/pages/0/blocks/0/props/text",
    ],
    [
      "a fallback that there is not",
      { pages: [homePage, contactPage, { ...postPage, fallback: "/nope" }] },
      "broken-link",
      "/pages/2/fallback",
    ],
    [
      "a colour that a token brings",
      { site: { theme: { light: { paper: "{{site.company.name}}" } } } },
      "bad-colour",
      "/site/theme/light/paper",
    ],
    [
      "a colour between two tokens",
      { site: { theme: { dark: { ink: "{{year}}</style><script>x</script>{{year}}" } } } },
      "bad-colour",
      "/site/theme/dark/ink",
    ],
  ])("%s", (_, parts, code, pointer) => {
    const { problems } = resolveParts(parts);
    expect(problems.map((problem) => [problem.code, problem.file, problem.pointer])).toEqual([
      [code, "site.config.json", pointer],
    ]);
  });

  it("in an entry it is one in the entry's file, whichever pages show or quote it", () => {
    const { problems } = resolveParts({
      pages: [
        pageWith("/", [
          { id: "a", type: "post-list", props: {} },
          { id: "b", type: "article", props: { post: "lofts" } },
        ]),
        contactPage,
        { ...postPage, blocks: [{ id: "a", type: "article", props: { post: "{{entry.id}}" } }] },
      ],
      entries: [guides, postPart("lofts", { image: "nope.jpg", title: "{{nope}}" })],
    });
    expect(problems.map(({ code, file, pointer }) => [code, file, pointer])).toEqual([
      ["unknown-token", "content/posts/lofts.md", "/frontMatter/title"],
      ["missing-picture", "content/posts/lofts.md", "/frontMatter/image"],
    ]);
  });

  it("in an entry that no page shows it is one all the same", () => {
    const { problems } = resolveParts({ entries: [guides, projectPart("1", {}, "[a](/nope)")] });
    expect(problems).toMatchObject([
      { code: "broken-link", file: "content/projects/1.md", pointer: "/body", offset: 0 },
    ]);
  });

  it("in a setting it is one at the setting, whatever quotes it", () => {
    const company = { name: "Small {{nope}}", tagline: "a", description: "b", social: "javascript:x" };
    const { problems } = resolveParts({
      site: { company },
      pages: [
        pageWith("/", [{ id: "a", type: "prose", props: { text: "By {{site.company.name}}" } }], {
          title: "{{site.company.name}}",
        }),
        pageWith("/contact", [
          {
            id: "a",
            type: "breadcrumb",
            props: { items: [{ text: "A", href: "{{site.company.social}}" }, { text: "B" }] },
          },
        ]),
      ],
    });
    expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
      ["unknown-token", "/site/company/name"],
      ["bad-link", "/site/company/social"],
    ]);
  });

  it("of a picture without words it is one in the catalogue", () => {
    const media = new Map([...smallMedia, ["bare.jpg", { width: 1, height: 1, version: "cccccccc" }]]);
    const picture = (id: string) => ({ id, type: "picture", props: { picture: "bare.jpg" } });
    const { problems } = resolveParts({
      media,
      pages: [pageWith("/", [picture("a"), picture("b")]), contactPage],
    });
    expect(problems).toMatchObject([
      { code: "missing-alt", file: "content/media/media.json", pointer: "/bare.jpg" },
    ]);
    expect(problems).toHaveLength(1);
  });
});

it("what is resolved is the same whatever the order of the files, and does not change what was parsed", () => {
  const entries = [guides, postPart("a"), postPart("b"), projectPart("1")];
  const pages = [homePage, contactPage, postPage];
  expect(JSON.stringify(siteOf({ pages, entries: entries.toReversed() }).feed)).toBe(
    JSON.stringify(siteOf({ pages, entries }).feed),
  );
});
