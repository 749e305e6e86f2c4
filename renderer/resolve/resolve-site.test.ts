import { describe, expect, it } from "vitest";
import { blocks as builtIn } from "../../blocks/index.ts";
import {
  bakeryBlocks,
  bakeryEntries,
  bakeryMedia,
  bakeryModel,
  cardsOf,
  checkBakery,
  pageOf,
} from "../../tests/support/bakery.ts";

type Json = Readonly<Record<string, unknown>>;

const blocks = [...bakeryBlocks.filter(({ type }) => type !== "content"), ...builtIn];
const other = {
  ...pageOf(cardsOf({})),
  id: "contact",
  path: "/contact",
  title: "Contact",
  description: "Reach us.",
};
const home = pageOf(cardsOf({}));
const withBlock = (type: string, props: Json) => [pageOf(cardsOf({}), { id: "a", type, props }), other];
const bread = {
  ...pageOf(
    cardsOf({
      title: "{{entry.name}}",
      cards: [{ title: "{{entry.name}}", picture: "{{entry.photo}}", body: "{{entry.body}}" }],
    }),
  ),
  id: "bread",
  path: "/breads/{slug}",
  entries: "breads",
  title: "{{entry.name}}",
  description: "About {{entry.name}}.",
};

const errorsOf = (input: Partial<Parameters<typeof checkBakery>[0]>) =>
  checkBakery({ pages: [home, other], blocks, ...input })
    .problems.filter(({ severity }) => severity === "error")
    .map(({ code, file, pointer }) => [code, file, pointer]);

describe("each mistake is one problem at its place", () => {
  const crumbs = (href: string) => withBlock("breadcrumb", { items: [{ text: "A", href }, { text: "B" }] });

  it.each<[string, { pages?: readonly Json[]; site?: Json }, string, string]>([
    [
      "a page's id taken",
      { pages: [home, other, { ...other, id: "home", path: "/b" }] },
      "duplicate-id",
      "/pages/2/id",
    ],
    [
      "a block's id taken",
      {
        pages: [
          pageOf(cardsOf({}), ...["a", "a"].map((id) => ({ id, type: "prose", props: { text: "x" } }))),
          other,
        ],
      },
      "duplicate-id",
      "/pages/0/blocks/2/id",
    ],
    ["an address taken", { pages: [home, other, { ...other, id: "b" }] }, "duplicate-route", "/pages/2/path"],
    ["a wrong link", { pages: crumbs("/nope") }, "broken-link", "/pages/0/blocks/1/props/items/0/href"],
    ["a hostile link", { pages: crumbs("javascript:x") }, "bad-link", "/pages/0/blocks/1/props/items/0/href"],
    [
      "a wrong picture",
      { pages: withBlock("picture", { picture: "nope.jpg" }) },
      "missing-picture",
      "/pages/0/blocks/1/props/picture",
    ],
    [
      "a wrong icon",
      { pages: withBlock("cards-grid", { cards: [{ title: "A", icon: "rulr" }] }) },
      "unknown-icon",
      "/pages/0/blocks/1/props/cards/0/icon",
    ],
    [
      "a wrong frame",
      { pages: withBlock("map", { title: "A", embed: "https://evil.example", address: "B" }) },
      "bad-embed",
      "/pages/0/blocks/1/props/embed",
    ],
    [
      "a wrong token",
      { pages: withBlock("prose", { text: "{{nope}}" }) },
      "unknown-token",
      "/pages/0/blocks/1/props/text",
    ],
    [
      "a link in Markdown",
      { pages: withBlock("prose", { text: "[a](/nope)" }) },
      "broken-link",
      "/pages/0/blocks/1/props/text",
    ],
    [
      "HTML in Markdown",
      { pages: withBlock("prose", { text: "<b>a</b>" }) },
      "markdown-html",
      "/pages/0/blocks/1/props/text",
    ],
    [
      "a fallback that there is not",
      { pages: [home, other, { ...bread, fallback: "/nope" }] },
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
  ])("%s", (_, input, code, pointer) => {
    expect(errorsOf(input)).toEqual([[code, "site.config.json", pointer]]);
  });

  it("not of a map from a host that the site allows", () => {
    const pages = withBlock("map", { title: "A", embed: "https://maps.example.com/1", address: "B" });
    expect(errorsOf({ pages, site: { embeds: ["https://maps.example.com"] } })).toEqual([]);
  });

  it("in an entry it is one in the entry's file, whichever pages show or quote it", () => {
    const entries = {
      ...bakeryEntries,
      "breads/rye": "---\nname: '{{nope}}'\nphoto: nope.jpg\n---\n[a](/nope)\n",
    };
    const list = cardsOf({
      cards: { each: "breads", item: { title: "{{item.name}}", picture: "{{item.photo}}" } },
    });
    expect(errorsOf({ pages: [pageOf(list), other, bread], entries })).toEqual([
      ["unknown-token", "content/breads/rye.md", "/frontMatter/name"],
      ["missing-picture", "content/breads/rye.md", "/frontMatter/photo"],
      ["broken-link", "content/breads/rye.md", "/body"],
    ]);
  });

  it("in an entry that no page shows it is one all the same", () => {
    const entries = { ...bakeryEntries, "breads/rye": "---\nname: Rye\n---\n[a](/nope)\n" };
    expect(errorsOf({ entries })).toEqual([["broken-link", "content/breads/rye.md", "/body"]]);
  });

  it("in a setting it is one at the setting, whatever quotes it", () => {
    const company = { name: "Hallam {{nope}}", phone: "07700 900412", shops: [] };
    const pages = [
      pageOf(cardsOf({ title: "By {{site.company.name}}", cards: [{ title: "{{site.company.name}}" }] })),
      other,
    ];
    expect(errorsOf({ site: { company }, pages })).toEqual([
      ["unknown-token", "site.config.json", "/site/company/name"],
    ]);
  });

  it("of a picture without words it is one in the catalogue", () => {
    const media = new Map([...bakeryMedia, ["bare.jpg", { width: 1, height: 1, version: "c" }]]);
    const picture = (id: string) => ({ id, type: "picture", props: { picture: "bare.jpg" } });
    expect(errorsOf({ media, pages: [pageOf(cardsOf({}), picture("x"), picture("y")), other] })).toEqual([
      ["missing-alt", "content/media/media.json", "/bare.jpg"],
    ]);
  });
});

describe("what an author keeps back", () => {
  const note = (id: string, more: object = {}) => ({ id, type: "note", props: { title: id }, ...more });

  it("a hidden block is left out, and the others keep their places", () => {
    const { site } = checkBakery({
      pages: [pageOf(note("hidden", { hidden: true }), cardsOf({}), note("last"))],
      blocks,
    });
    expect(site?.pages[0]?.blocks.map(({ id, place }) => [id, place.pointer])).toEqual([
      ["cards", "/pages/0/blocks/1"],
      ["last", "/pages/0/blocks/2"],
    ]);
  });

  it("a draft has no page, and a link to it is a problem that says why", () => {
    const link = cardsOf({ cards: [{ title: "A", href: "/contact" }] });
    const { problems } = checkBakery({ pages: [{ ...other, draft: true }, pageOf(link)], blocks });
    expect(problems.filter(({ severity }) => severity === "error")).toMatchObject([
      {
        code: "broken-link",
        pointer: "/pages/1/blocks/0/props/cards/0/href",
        message: "The page at /contact is a draft, which the site leaves out.",
        suggestion: "Publish the page, or link to another one.",
      },
    ]);
  });

  it("an entry that is a draft or later has no page, and a link or a reference to it says why", () => {
    const link = cardsOf({
      cards: [
        { title: "A", href: "/breads/rye" },
        { title: "B", href: "/breads/spelt" },
      ],
    });
    const entries = {
      ...bakeryEntries,
      "breads/rye": bakeryEntries["breads/rye"]?.replace("name: Rye", "name: Rye\ndraft: true") ?? "",
      "breads/spelt": bakeryEntries["breads/spelt"]?.replace("since: 2021-03-05", "since: 2027-03-05") ?? "",
      "bakers/bo": bakeryEntries["bakers/bo"]?.replace("name: Bo", "name: Bo\ndraft: true") ?? "",
    };
    const collections = bakeryModel.collections as Record<string, object>;
    const model = {
      ...bakeryModel,
      collections: { ...collections, breads: { ...collections.breads, published: "since" } },
    };
    const { problems } = checkBakery({ pages: [pageOf(link), bread], blocks, entries, model });
    expect(
      problems.filter(({ severity }) => severity === "error").map(({ code, message }) => [code, message]),
    ).toEqual(
      expect.arrayContaining([
        ["broken-link", "The page at /breads/rye is a draft, which the site leaves out."],
        ["broken-link", "The page at /breads/spelt is left out until 2027-03-05."],
        ["unknown-entry", 'The entry "bo" in content/bakers is a draft, which the site leaves out.'],
      ]),
    );
  });

  it("a moment is by the clock of the site: in order, in words, and kept back until its day there", () => {
    const collections = bakeryModel.collections as Record<
      string,
      { fields: { properties: Record<string, object> } }
    >;
    const { breads } = collections;
    if (!breads) throw new Error("no breads");
    const since = { ...breads.fields.properties.since, format: "date-time" };
    const fields = { ...breads.fields, properties: { ...breads.fields.properties, since } };
    const model = {
      ...bakeryModel,
      collections: { ...collections, breads: { ...breads, fields, published: "since", sort: ["since"] } },
    };
    const at = (id: string, moment: string) =>
      bakeryEntries[`breads/${id}`]?.replace(/since: .*/, `since: ${moment}`) ?? "";
    const entries = {
      ...bakeryEntries,
      "breads/rye": at("rye", "2026-11-22T23:30:00-05:00"),
      "breads/spelt": at("spelt", "2026-11-22 09:30"),
      "breads/baguette": at("baguette", "2026-11-22T07:00:00Z"),
    };
    const title = '{{item.name}} {{item.since | date: "day"}} {{item.since | time}}';
    const list = cardsOf({ cards: { each: "breads", item: { title, href: "/contact" } } });
    const titles = (today: string) => {
      const site = { timezone: "Europe/Paris" };
      const { site: resolved } = checkBakery({
        pages: [pageOf(list), other],
        blocks,
        entries,
        model,
        site,
        today,
      });
      const props = resolved?.pages[0]?.blocks[0]?.props as { cards: { title: string }[] };
      return props.cards.map((card) => card.title);
    };
    expect(titles("2026-11-22")).toEqual(["Baguette 22 November 08:00", "Spelt 22 November 09:30"]);
    expect(titles("2026-11-23")).toEqual([
      "Baguette 22 November 08:00",
      "Spelt 22 November 09:30",
      "Rye 23 November 05:30",
    ]);
  });

  it("a time zone that there is not is a problem at its place", () => {
    expect(errorsOf({ site: { timezone: "Europe/Pariss" } })).toEqual([
      ["wrong-value", "site.config.json", "/site/timezone"],
    ]);
  });

  it("a draft may share its address with the page that it is to replace", () => {
    const { site, problems } = checkBakery({
      pages: [home, other, { ...other, id: "c", draft: true }],
      blocks,
    });
    expect(site?.pages.map(({ id }) => id)).toEqual(["home", "contact"]);
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });
});

describe("pages", () => {
  it("send unknown addresses of a collection to its fallback", () => {
    const { site } = checkBakery({ pages: [home, other, { ...bread, fallback: "/" }], blocks });
    expect(site?.redirects).toEqual([{ from: "/breads/*", to: "/", status: 302, isUnsupported: true }]);
  });

  it("for missing addresses are hidden from search engines, and so is what is not listed", () => {
    const page = (id: string, path: string, more: object = {}) => ({
      ...other,
      id,
      path,
      title: id,
      description: id,
      ...more,
    });
    const { site } = checkBakery({
      pages: [home, page("gone", "/404"), page("quiet", "/quiet", { listed: false })],
      blocks,
    });
    expect(site?.pages.map(({ path, listed, missing }) => [path, listed, missing])).toEqual([
      ["/", true, false],
      ["/404/", false, true],
      ["/quiet/", false, false],
    ]);
  });

  it("are the same whatever the order of the files", () => {
    const reversed = Object.fromEntries(Object.entries(bakeryEntries).toReversed());
    const paths = (entries: Readonly<Record<string, string>>) =>
      checkBakery({ pages: [home, other, bread], blocks, entries }).site?.pages.map(({ path }) => path);
    expect(paths(reversed)).toEqual(paths(bakeryEntries));
  });
});
