import { describe, expect, test } from "vitest";
import { bakeryEntries, bakeryModel, cardsOf, checkBakery, pageOf } from "../../tests/support/bakery.ts";

const home = pageOf(cardsOf({}));
const bread = (more: Readonly<Record<string, unknown>>) => ({
  id: "bread",
  path: "/breads/{slug}",
  entries: "breads",
  title: "{{entry.name}}",
  description: "About {{entry.name}}.",
  blocks: [cardsOf({ title: "{{entry.name}}" })],
  ...more,
});
const check = (
  pages: readonly Readonly<Record<string, unknown>>[],
  more: Partial<Parameters<typeof checkBakery>[0]> = {},
) => {
  const { site, problems } = checkBakery({ pages, ...more });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  if (!site) throw new Error("There is no site.");
  return site;
};
const paths = (site: { pages: readonly { path: string }[] }) => site.pages.map(({ path }) => path);

describe("pages of entries", () => {
  test("of some entries only", () => {
    const site = check([home, bread({ entries: { each: "breads", where: { flour: "wheat" } } })]);
    expect(paths(site)).toEqual(["/", "/breads/baguette/", "/breads/spelt/"]);
  });

  test("of drafts and of what is to come there are none", () => {
    const entries = { ...bakeryEntries, "breads/secret": "---\nname: Secret\ndraft: true\n---\n" };
    const plain = { ...entries, "breads/rye": "---\nname: Rye\n---\nRye.\n" };
    const breads = { ...bakeryModel.collections.breads, published: "since" };
    const model = { ...bakeryModel, collections: { ...bakeryModel.collections, breads } };
    const { site, problems } = checkBakery({
      pages: [home, bread({})],
      entries: plain,
      model,
      today: "2021-03-10",
    });
    expect(site && paths(site)).toEqual(["/", "/breads/rye/", "/breads/spelt/"]);
    expect(problems.map(({ code }) => code)).toContain("future-entry");
  });

  test("what is to come is checked as if its day had come, a draft is not", () => {
    const breads = { ...bakeryModel.collections.breads, published: "since" };
    const model = { ...bakeryModel, collections: { ...bakeryModel.collections, breads } };
    const written = (more: string) => `---\nname: Later\n${more}\n---\n[a](/nope)\n`;
    const errors = (more: string) =>
      checkBakery({ pages: [home], model, entries: { ...bakeryEntries, "breads/later": written(more) } })
        .problems.filter(({ severity }) => severity === "error")
        .map(({ code, file }) => [code, file]);
    expect(errors("since: 2099-01-01")).toEqual([["broken-link", "content/breads/later.md"]]);
    expect(errors("draft: true")).toEqual([]);
  });

  test("an unknown collection is a problem with the nearest one", () => {
    const { problems } = checkBakery({ pages: [home, bread({ entries: "bread" })] });
    expect(problems.find(({ code }) => code === "unknown-collection")).toMatchObject({
      pointer: "/pages/1/entries",
      suggestion: 'Did you mean "breads"?',
    });
  });
});

describe("a page with a day", () => {
  const later = { ...pageOf(cardsOf({})), id: "later", path: "/later", publishOn: "2031-12-24" };
  const at = (today: string, pages = [home, later], more = {}) => checkBakery({ pages, today, ...more });
  const errorsOf = ({ problems }: ReturnType<typeof at>) =>
    problems.flatMap(({ code, severity, values }) => (severity === "error" ? [[code, values?.reason]] : []));

  test.each([
    ["before its day", "2031-12-23", {}, ["/"], ["future-page"]],
    ["on its day", "2031-12-24", {}, ["/", "/later/"], []],
    ["with all that is to come", "2031-12-23", { future: true }, ["/", "/later/"], []],
  ])("%s", (_, today, more, expected, codes) => {
    const { site, problems } = at(today, undefined, more);
    expect(site && paths(site)).toEqual(expected);
    expect(problems.map(({ code }) => code).filter((code) => code === "future-page")).toEqual(codes);
  });

  test("is a draft for good if it says so", () => {
    const { site, problems } = at("2031-12-25", [home, { ...later, draft: true }]);
    expect(site && paths(site)).toEqual(["/"]);
    expect(problems.map(({ code }) => code)).not.toContain("future-page");
  });

  test("can be linked to from its day on", () => {
    const link = {
      ...pageOf(cardsOf({ cards: [{ title: "Later", href: "/later" }] })),
      id: "link",
      path: "/link",
    };
    expect(errorsOf(at("2031-12-23", [home, later, link]))).toEqual([["broken-link", "scheduled"]]);
    expect(errorsOf(at("2031-12-24", [home, later, link]))).toEqual([]);
  });

  test("sends nobody on before its day, and leaves the home page missing", () => {
    const breads = bread({ fallback: "/", publishOn: "2031-12-24" });
    expect(at("2031-12-23", [home, breads]).site?.redirects).toEqual([]);
    expect(at("2031-12-24", [home, breads]).site?.redirects).toHaveLength(1);
    const missing = at("2031-12-23", [{ ...home, publishOn: "2031-12-24" }]);
    expect(missing.problems.find(({ code }) => code === "missing-home")?.pointer).toBe("/pages/0/publishOn");
  });

  test("says so where it is no day", () => {
    const { problems } = at("2031-12-24", [home, { ...later, publishOn: "24.12.2031" }]);
    expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
      ["wrong-value", "/pages/1/publishOn"],
    ]);
  });
});

describe("paginated pages", () => {
  const cards = { each: "{{page.items}}", item: { title: "{{item.name}}", text: "{{item.baker.name}}" } };
  const page = {
    id: "all",
    path: "/all/{page}",
    paginate: { each: "breads", size: 2 },
    title: "All, {{page.number}} of {{page.count}}",
    description: "Breads, part {{page.number}}.",
    blocks: [cardsOf({ cards })],
  };

  test("hold a part of the entries each", () => {
    const site = check([home, page]);
    expect(paths(site)).toEqual(["/", "/all/", "/all/2/"]);
    expect(site.pages[1]).toMatchObject({ title: "All, 1 of 2", next: "/all/2/", previous: undefined });
    expect(site.pages[2]).toMatchObject({ previous: "/all/", next: undefined });
    expect(site.pages[2]?.blocks[0]?.props).toMatchObject({ cards: [{ title: "Spelt", text: "Ada" }] });
  });

  test("hold entries that lead to their pages", () => {
    const links = { each: "{{page.items}}", item: { title: "{{item.name}}", href: "{{item.href}}" } };
    const site = check([home, bread({}), { ...page, blocks: [cardsOf({ cards: links })] }]);
    expect(site.pages.at(-2)?.blocks[0]?.props).toMatchObject({
      cards: [{ href: "/breads/baguette/" }, { href: "/breads/rye/" }],
    });
  });

  test("need {page} in their address", () => {
    const { problems } = checkBakery({ pages: [home, { ...page, path: "/all" }] });
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ["reserved-route", 'The address /all can\'t be used: with "paginate" it must hold {page}, once.'],
    ]);
  });
});

describe("languages", () => {
  const french = {
    ...pageOf(cardsOf({ title: "Pains", names: ["{{today | date}}"] })),
    id: "accueil",
    path: "/fr",
    language: "fr",
    translationOf: "home",
    title: "Accueil",
    description: "La boulangerie.",
  };

  test("pages know their other languages, and format by their own", () => {
    const site = check([home, french], { site: { languages: ["en-GB", "fr"] } });
    const alternates = [
      { language: "en-GB", href: "/" },
      { language: "fr", href: "/fr/" },
    ];
    expect(site.pages.map((found) => found.alternates)).toEqual([alternates, alternates]);
    expect(site.settings.languages).toEqual(["en-GB", "fr"]);
    expect(site.pages[1]?.blocks[0]?.props).toMatchObject({ names: ["22 novembre 2026"] });
  });

  test("the pages for missing addresses lead to the home pages, having no address of their own", () => {
    const [missing, introuvable] = [home, french].map((page, index) => ({
      ...page,
      id: `missing-${index}`,
      path: index ? "/fr/404" : "/404",
      translationOf: index ? "missing-0" : undefined,
    }));
    const pages = [home, french, missing, introuvable].map((page) => JSON.parse(JSON.stringify(page)));
    const site = check(pages, { site: { languages: ["en-GB", "fr"] } });
    expect(
      site.pages.filter((page) => page.missing).map(({ alternates }) => alternates.map(({ href }) => href)),
    ).toEqual([
      ["/", "/fr/"],
      ["/", "/fr/"],
    ]);
  });

  test("entries have a language, and pages take those of one", () => {
    const entries = {
      ...bakeryEntries,
      "breads/seigle": "---\nname: Seigle\nlanguage: fr\ntranslationOf: rye\n---\nDu seigle.\n",
    };
    const pains = bread({
      id: "pain",
      path: "/fr/pains/{slug}",
      language: "fr",
      entries: { each: "breads", where: { language: "fr" } },
    });
    const english = bread({ entries: { each: "breads", where: { language: "en-GB" } } });
    const site = check([home, english, pains], { entries, site: { languages: ["en-GB", "fr"] } });
    expect(paths(site)).toEqual([
      "/",
      "/breads/baguette/",
      "/breads/rye/",
      "/breads/spelt/",
      "/fr/pains/seigle/",
    ]);
    expect(site.pages.find(({ path }) => path === "/breads/rye/")?.alternates).toEqual([
      { language: "en-GB", href: "/breads/rye/" },
      { language: "fr", href: "/fr/pains/seigle/" },
    ]);
  });
});

describe("an entry with a page in each language", () => {
  const cards = { each: "breads", item: { title: "{{item.name}}", href: "{{item.href}}" } };
  const pains = bread({
    id: "pain",
    path: "/fr/pains/{slug}",
    language: "fr",
    title: "Pain",
    description: "Pain.",
  });
  const french = {
    ...home,
    id: "accueil",
    path: "/fr",
    language: "fr",
    title: "Accueil",
    description: "Accueil.",
  };
  const lists = [home, french].map((page) => ({ ...page, blocks: [cardsOf({ cards })] }));

  test("leads to the one in the language of the page that names it", () => {
    const site = check([...lists, bread({}), pains], { site: { languages: ["en-GB", "fr"] } });
    const [english, other] = site.pages.map(({ blocks }) => blocks[0]?.props);
    expect(english).toMatchObject({ cards: [{ href: "/breads/baguette/" }, {}, {}] });
    expect(other).toMatchObject({ cards: [{ href: "/fr/pains/baguette/" }, {}, {}] });
  });

  test("leads to the first one where its language has none", () => {
    const site = check([...lists, bread({})], { site: { languages: ["en-GB", "fr"] } });
    expect(site.pages[1]?.blocks[0]?.props).toMatchObject({ cards: [{ href: "/breads/baguette/" }, {}, {}] });
  });

  test("is in feeds of its languages", () => {
    const item = { title: "{{item.name}}", href: "{{item.href}}", date: "{{item.since}}" };
    const where = { since: { present: true } };
    const feeds = ["en-GB", "fr"].map((language) => ({
      path: `/${language}.xml`,
      language,
      each: "breads",
      where,
      item,
    }));
    const site = check([home, bread({}), pains], { site: { languages: ["en-GB", "fr"], feeds } });
    const starts = site.feeds.map(({ items }) => items[0]?.href.replace(/[^/]+\/$/, ""));
    expect(starts).toEqual(["/breads/", "/fr/pains/"]);
  });
});

describe("frames", () => {
  const content = { id: "content", type: "content", props: {} };
  const named = (title: string) => ({ id: "head", type: "note", props: { title } });

  test("stand around every page, by name or by language", () => {
    const frames = { landing: [content], fr: [named("Tête {{page.title}}"), content] };
    const site = check(
      [
        home,
        {
          ...pageOf(cardsOf({})),
          id: "land",
          path: "/land",
          frame: "landing",
          title: "Land",
          description: "Land.",
        },
        {
          ...pageOf(cardsOf({})),
          id: "fr",
          path: "/fr",
          language: "fr",
          title: "Accueil",
          description: "Accueil.",
        },
      ],
      {
        site: {
          languages: ["en-GB", "fr"],
          frame: [{ ...content }, { id: "foot", type: "column", props: { blocks: [named("Foot")] } }],
          frames,
        },
      },
    );
    expect(site.pages.map(({ frame }) => frame.map(({ id }) => id))).toEqual([
      ["content", "foot"],
      ["content"],
      ["head", "content"],
    ]);
    expect(site.pages[0]?.frame[1]?.children.map(({ props }) => props)).toMatchObject([{ title: "Foot" }]);
    expect(site.pages[2]?.frame[0]?.props).toMatchObject({ title: "Tête Accueil" });
  });
});

describe("what search engines and readers are told", () => {
  test("templates have absolute addresses and leave out what is missing", () => {
    const template = {
      "@type": "Product",
      name: "{{entry.name}}",
      image: "{{entry.photo}}",
      url: "{{page.url}}",
      offers: { "@type": "Offer", price: "{{entry.price}}", priceCurrency: "GBP" },
      related: {
        each: "breads",
        except: "{{entry.id}}",
        item: { "@type": "Thing", name: "{{item.name}}", url: "{{item.href}}" },
      },
    };
    const site = check([home, bread({ structuredData: [template] })], {
      site: { url: "https://example.org/shop" },
    });
    expect(site.pages[2]?.structuredData).toEqual([
      {
        "@type": "Product",
        name: "Rye",
        image: "https://example.org/shop/media/rye.1a-800.jpg",
        url: "https://example.org/shop/breads/rye/",
        offers: { "@type": "Offer", price: 4.2, priceCurrency: "GBP" },
        related: [
          { "@type": "Thing", name: "Baguette", url: "https://example.org/shop/breads/baguette/" },
          { "@type": "Thing", name: "Spelt", url: "https://example.org/shop/breads/spelt/" },
        ],
      },
    ]);
    expect(site.pages[1]?.structuredData[0]).not.toHaveProperty("image");
  });

  test("a calendar knows its events by their entries, and each entry can have a file that links lead to", () => {
    const item = {
      title: "{{item.name}}",
      href: "{{item.href}}",
      date: "2026-03-31",
      start: "2026-05-09 18:30",
    };
    const feeds = [
      { path: "/all.ics", each: "breads", item },
      { path: "/breads/{slug}.ics", each: "breads", item },
    ];
    const paths = (href: string) => {
      const { site, problems } = checkBakery({
        pages: [pageOf(cardsOf({ cards: [{ title: "A", href }] })), bread({})],
        site: { feeds, timezone: "Europe/London" },
      });
      return site?.feeds.map(({ path }) => path) ?? problems.map(({ code }) => code);
    };
    const [id] = Object.keys(bakeryEntries).flatMap((name) => /^breads\/(.+)/.exec(name)?.[1] ?? []);
    expect(paths(`/breads/${id}.ics`)).toContain(`/breads/${id}.ics`);
    expect(paths("/breads/none.ics")).toEqual(["broken-link"]);
    const site = check([home, bread({})], { site: { feeds, timezone: "Europe/London" } });
    expect(site.feeds[0]?.items[0]).toMatchObject({
      slug: expect.any(String),
      start: "2026-05-09T18:30:00+01:00",
    });
    expect(site.feeds.slice(1).every(({ isSingle, items }) => isSingle && items.length === 1)).toBe(true);
  });

  test("feeds are in the format that their address or they themselves say", () => {
    const item = { title: "{{item.name}}", href: "{{item.href}}", date: "{{item.since}}" };
    const feeds = [
      { path: "/a.xml", each: "breads", item },
      { path: "/b.json", each: "breads", item },
      { path: "/c.xml", each: "breads", format: "rss", item },
    ] as const;
    const site = check([home, bread({})], { site: { feeds } });
    expect(site.feeds.map(({ format }) => format)).toEqual(["atom", "json", "rss"]);
  });

  test("feeds take entries", () => {
    const feed = {
      path: "/feed.xml",
      each: "breads",
      sort: "-since",
      limit: 2,
      item: {
        title: "{{item.name}}",
        href: "{{item.href}}",
        date: "{{item.since}}",
        summary: '{{item.price | currency: "GBP"}}',
      },
    };
    const site = check([home, bread({})], { site: { feeds: [feed] } });
    expect(site.feeds).toEqual([
      {
        path: "/feed.xml",
        title: "Hallam",
        language: "en-GB",
        format: "atom",
        items: [
          { title: "Baguette", href: "/breads/baguette/", date: "2021-04-01", summary: "£1.80" },
          { title: "Spelt", href: "/breads/spelt/", date: "2021-03-05", summary: "£3.50" },
        ],
      },
    ]);
  });
});

test("a text that an entry quotes of itself keeps its own entry", () => {
  const entries = {
    ...bakeryEntries,
    "breads/rye": "---\nname: Rye\nflour: rye\n---\n{{entry.name}} of {{site.name}}.\n",
  };
  const site = check(
    [
      pageOf(
        cardsOf({
          cards: { each: "breads", only: ["rye"], item: { title: "{{item.name}}", body: "{{item.body}}" } },
        }),
      ),
    ],
    { entries },
  );
  expect(site.pages[0]?.blocks[0]?.props).toMatchObject({
    cards: [{ body: { html: "<p>Rye of Hallam.</p>\n" } }],
  });
});

test("the pictures of a site below a path know its base", () => {
  const site = check(
    [
      pageOf(
        cardsOf({
          cards: {
            each: "breads",
            only: ["rye"],
            item: { title: "{{item.name}}", picture: "{{item.photo}}" },
          },
        }),
      ),
    ],
    { site: { url: "https://example.org/shop/" } },
  );
  expect(site.settings).toMatchObject({ base: "/shop", origin: "https://example.org" });
  expect(site.pages[0]).toMatchObject({ path: "/", href: "/shop/" });
  expect(site.pages[0]?.blocks[0]?.props).toMatchObject({ cards: [{ picture: { base: "/shop" } }] });
});

describe("the address of a feed", () => {
  const feed = (path: string) => ({
    path,
    each: "breads",
    item: { title: "{{item.name}}", href: "/", date: "2026-01-31" },
  });
  const about = (path: string) => ({
    ...pageOf(),
    id: "about",
    path,
    title: "About",
    description: "About it.",
  });

  test.each([
    ["is not that of a page", ["/feed.xml"], "/feed.xml", "duplicate-route", "/site/feeds/0/path"],
    ["has no page below it", ["/feed.xml"], "/FEED.xml/more", "duplicate-route", "/site/feeds/0/path"],
    ["is not that of another", ["/a.xml", "/A.xml"], "/more", "duplicate-route", "/site/feeds/1/path"],
    ["is not one of ours", ["/sitemap.xml"], "/more", "reserved-route", "/site/feeds/0/path"],
  ])("%s", (_, feeds, path, code, pointer) => {
    const { problems } = checkBakery({ pages: [home, about(path)], site: { feeds: feeds.map(feed) } });
    const errors = problems.filter(({ severity }) => severity === "error");
    expect(errors.map((problem) => [problem.code, problem.pointer])).toEqual([[code, pointer]]);
  });
});
