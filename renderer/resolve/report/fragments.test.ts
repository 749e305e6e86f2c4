import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import {
  type Bakery,
  bakeryBlocks,
  bakeryEntries,
  bakeryInput,
  bakeryMedia,
  bakeryModel,
  cardsOf,
  checkBakery,
  pageOf,
} from "../../../tests/support/bakery.ts";
import { everything, runs } from "../../../tests/support/extent.ts";
import { checkResolvedSite, openShardOf, parseSite, resolveParsed } from "../../check/check-site.ts";
import type { Site, SitePage } from "../../site.ts";
import { mergeFragments, type SavedFragments } from "./fragments.ts";
import { createReport } from "./report.ts";

type Input = Bakery;

const card = {
  title: "{{item.name}}",
  text: "{{item.baker.town}}",
  href: "{{item.href}}",
  body: "{{item.body}}",
};
const more = (name: string) => ({ more: { body: `About {{${name}.name}}` } });

const listOf = (props: Parameters<typeof cardsOf>[0], id: string) => ({
  ...cardsOf(props, id),
  type: "list",
});

const home = pageOf(
  cardsOf({ cards: { each: "breads", limit: 2, item: { ...card, ...more("item") } } }, "first"),
  listOf(
    { title: "{{year}}", names: ["{{today}}"], cards: [{ title: "a", href: "/breads/rye#crust" }] },
    "day",
  ),
);
const flours = listOf(
  {
    cards: {
      each: "breads",
      group: "flour",
      item: { title: "{{item.key}}", rows: { each: "{{item.items}}", item: { name: "{{item.name}}" } } },
    },
  },
  "flours",
);

const bread = {
  id: "bread",
  path: "/breads/{slug}",
  entries: "breads",
  title: "{{entry.name}}",
  description: "About {{entry.name}}.",
  blocks: [
    cardsOf({
      title: "{{entry.name}}",
      cards: [{ title: "{{entry.name}}", picture: "{{entry.photo}}", body: "{{entry.body}}" }],
    }),
    listOf(
      {
        cards: {
          each: "breads",
          where: { flour: "{{entry.flour}}" },
          except: "{{entry.id}}",
          limit: 1,
          item: card,
        },
      },
      "same",
    ),
    listOf({ cards: { each: "breads", after: "{{entry.id}}", limit: 1, item: card } }, "next"),
    listOf(
      { cards: { each: "breads", sort: "-price", limit: 2, item: { title: "{{item.name}}" } } },
      "dearest",
    ),
    flours,
    listOf({ title: "By {{entry.baker.mentor.name}}", names: "{{entry.allergens}}" }, "baker"),
  ],
};
const list = {
  id: "list",
  path: "/all/{page}",
  paginate: { each: "breads", size: 2 },
  title: "Breads, page {{page.number}} of {{page.count}}",
  description: "Page {{page.number}}.",
  blocks: [cardsOf({ cards: { each: "{{page.items}}", item: card } })],
};
const blocks = [
  ...bakeryBlocks,
  ...bakeryBlocks
    .filter(({ type }) => type === "cards")
    .map(({ heading: _, ...cards }) => ({ ...cards, type: "list" })),
];

const start: Input = { pages: [home, bread, list], entries: bakeryEntries, blocks };

/** Around all pages: what they have in common, and what each has of its own. */
const framed: Input = {
  ...start,
  site: {
    frame: [
      listOf({ cards: { each: "breads", limit: 1, item: { ...card, ...more("item") } } }, "newest"),
      listOf({ title: "{{year}}", cards: [{ title: "a", href: "/breads/rye#crust" }] }, "links"),
      { id: "content", type: "content", props: {} },
      listOf({ title: "{{page.title}}", names: ["{{site.company.name}}"] }, "crumbs"),
    ],
  },
};

/** Everything of a site that a build could write or print. */
function outcome(input: Input, before?: SavedFragments) {
  const { site, problems, saved } = checkBakery({ ...input, before });
  return { site: site && shown(site), problems, saved: saved?.() };
}

const shown = ({
  settings,
  pages,
  redirects,
  feeds,
  deferred,
}: Omit<Site, "pages"> & { pages: readonly SitePage[] }) =>
  JSON.parse(
    JSON.stringify({ settings, pages, redirects, feeds, deferred: [...deferred].sort() }),
  ) as unknown;

/** The names of the parts that were not made again. */
const recalled = (before: SavedFragments | undefined, after: SavedFragments | undefined) =>
  Object.keys(after?.fragments ?? {}).filter(
    (name) => before?.fragments[name]?.[2] === after?.fragments[name]?.[2],
  );

const throughJson = (saved: SavedFragments | undefined) =>
  saved && (JSON.parse(JSON.stringify(saved)) as SavedFragments);

describe("parts of a site that were resolved before", () => {
  it("are all recalled when nothing changed", () => {
    const first = outcome(start);
    expect(first.problems).toEqual([]);
    const before = throughJson(first.saved);
    const second = outcome(start, before);
    expect(Object.keys(before?.fragments ?? {})).toHaveLength(11);
    expect(recalled(before, second.saved)).toEqual(Object.keys(before?.fragments ?? {}));
    expect(second.site).toEqual(first.site);
  });

  it("are made again where they show an entry that changed, and nowhere else", () => {
    const pages = [home, { ...bread, blocks: bread.blocks.slice(0, 1) }];
    const before = throughJson(outcome({ ...start, pages }).saved);
    const entries = {
      ...bakeryEntries,
      "breads/spelt": "---\nname: Spelt\nflour: wheat\nbaker: ada\n---\nHard.\n",
    };
    const { saved } = outcome({ ...start, pages, entries }, before);
    const all = Object.keys(saved?.fragments ?? {});
    const known = recalled(before, saved);
    // The home page shows the first two, of which this is none.
    expect(all.filter((name) => !known.includes(name))).toEqual([
      "entry breads/spelt",
      "page /breads/spelt/",
    ]);
  });

  it("are made again when the day is another and they tell it", () => {
    const before = throughJson(outcome(start).saved);
    const { saved } = outcome({ ...start, today: "2026-11-23" }, before);
    const known = recalled(before, saved);
    expect(Object.keys(saved?.fragments ?? {}).filter((name) => !known.includes(name))).toEqual(["page /"]);
  });
});

describe("what is kept of parts", () => {
  it("does not grow with the number of changes", () => {
    const textOf = (round: number) => ({
      ...bakeryEntries,
      "breads/spelt": `---\nname: Spelt ${round}\nflour: ${round % 2 ? "wheat" : `own-${round}`}\nbaker: ada\n---\nHard.\n`,
    });
    let before: SavedFragments | undefined;
    const counts: number[] = [];
    for (let round = 0; round < 40; round++) {
      before = throughJson(outcome({ ...start, entries: textOf(round) }, before).saved);
      counts.push(before?.dependencies.length ?? 0);
    }
    const least = outcome({ ...start, entries: textOf(39) }).saved?.dependencies.length ?? 0;
    // What no part has any more is a quarter at most, before what was made last is added, with notes of its own.
    expect(Math.max(...counts)).toBeLessThan(least * 3);
    expect(Math.max(...counts.slice(-10))).toBeLessThanOrEqual(Math.max(...counts.slice(0, 20)));
  });
});

const name = fc.constantFrom("Rye", "Spelt", "Sour", "");
const line = (key: string, values: fc.Arbitrary<unknown>) =>
  fc
    .option(values, { nil: undefined })
    .map((value) => (value === undefined ? "" : `${key}: ${JSON.stringify(value)}\n`));
const body = fc.constantFrom(
  "Plain.\n",
  "## Crust\n\nBaked by {{entry.baker.name}}, {{year}}.\n",
  "[One](/breads/spelt) [other](/breads/nine#crust)\n",
  "[One](#crust) {{site.company.name}}\n",
  "![](rye.jpg)\n",
  "![](none.jpg)\n",
);
const breadFile = fc
  .tuple(
    line("name", name),
    line("price", fc.integer({ min: 0, max: 4 })),
    line("flour", fc.constantFrom("rye", "wheat")),
    line("photo", fc.constantFrom("rye.jpg", "bare.jpg")),
    line("allergens", fc.subarray(["gluten", "rye"])),
    line("baker", fc.constantFrom("ada", "bo", "cy")),
    line("since", fc.constantFrom("2020-01-01", "2026-11-22", "2026-11-23")),
    line("draft", fc.boolean()),
    body,
  )
  .map((parts) => `---\n${parts.slice(0, -1).join("")}---\n${parts.at(-1)}`);
const bakerFile = fc
  .tuple(
    line("name", fc.constantFrom("Ada", "Bo")),
    line("town", fc.constantFrom("York", "Hull")),
    line("mentor", fc.constantFrom("ada", "bo")),
  )
  .map((parts) => `---\n${parts.join("")}---\n`);
const file = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(
      fc.constantFrom("breads/rye", "breads/spelt", "breads/baguette", "breads/nine"),
      fc.option(breadFile, { nil: undefined }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constantFrom("bakers/ada", "bakers/bo", "bakers/cy"),
      fc.option(bakerFile, { nil: undefined }),
    ),
  },
);
const change = fc.record({
  files: fc.array(file, { maxLength: 2 }),
  today: fc.constantFrom("2026-11-22", "2026-11-22", "2026-11-23", "2027-01-01"),
  shown: fc.constantFrom(4, 4, 4, 3, 2),
});

/** Files that were written or, without a text, deleted. */
const withFiles = (
  entries: Readonly<Record<string, string>>,
  files: readonly (readonly [string, string | undefined])[],
) =>
  Object.fromEntries(
    [...new Map<string, string | undefined>([...Object.entries(entries), ...files])].flatMap(([key, text]) =>
      text === undefined ? [] : [[key, text] as const],
    ),
  );

const model = {
  ...bakeryModel,
  collections: {
    ...bakeryModel.collections,
    breads: { ...bakeryModel.collections.breads, published: "since", body: true },
  },
};
const media = new Map([...bakeryMedia, ["bare.jpg", { width: 10, height: 10, version: "2b" }] as const]);

describe("a site that is resolved again after a change, and without one", () => {
  const again = (name: string, text: string) => {
    const input = { ...start, model, media };
    const changed = { ...input, entries: { ...bakeryEntries, [name]: text } };
    const { saved, ...first } = outcome(changed, throughJson(outcome(input).saved));
    const { saved: _, ...second } = outcome(changed, throughJson(saved));
    const { saved: __, ...anew } = outcome(changed);
    expect([first, second]).toEqual([anew, anew]);
    return anew.problems.map(({ code }) => code);
  };

  it("has its pages as they were, whatever checks of the whole have found", () => {
    const codes = again("breads/baguette", "---\nname: Spelt\nflour: rye\n---\nPlain.\n");
    expect(codes).toContain("duplicate-title");
  });

  it("looks on the page of an entry for where a link in it leads, wherever it is quoted", () => {
    const text = "---\nname: Rye\n---\n[One](#crust) {{site.company.name}}\n";
    expect(again("breads/nine", text)).not.toContain("broken-anchor");
  });
});

/** Each run resolves several sites. */
const few = { all: 20, smoke: 10 };

test("a site that is resolved again after changes is the one that is resolved from nothing", () => {
  assertProperty(
    fc.property(fc.array(change, { minLength: 1, maxLength: everything ? 6 : 2 }), (changes) => {
      let entries: Readonly<Record<string, string>> = bakeryEntries;
      let before: SavedFragments | undefined;
      for (const { files, today, shown: count } of changes) {
        entries = withFiles(entries, files);
        const input: Input = { ...framed, pages: framed.pages.slice(0, count), entries, model, media, today };
        const { saved, ...again } = outcome(input, before);
        const { saved: _, ...anew } = outcome(input);
        expect(again).toEqual(anew);
        before = throughJson(saved) ?? before;
      }
    }),
    { numRuns: runs(80, few) },
  );
});

/** What is on a page, and the values that it defers. */
const withDeferred = (page: SitePage, deferred: ReadonlyMap<string, unknown>) => {
  const { resolvedIn: _, ...others } = page;
  return JSON.parse(JSON.stringify({ ...others, deferred: [...deferred.keys()] })) as SitePage;
};

/** The parts of a site, made in slices, and the pages that came of them. */
function slicesOf(input: Input, count: number) {
  const pages: Record<string, unknown> = {};
  const slices = Array.from({ length: count }, (_, index) => {
    const slice = openShardOf({ ...bakeryInput(input), run: `slice ${index}` }, { index, count });
    return slice?.resolve((page, deferred) => {
      pages[page.path] = withDeferred(page, deferred);
    });
  });
  return { pages, parts: mergeFragments(slices.flatMap((saved) => throughJson(saved) ?? [])) };
}

test("pages that are looked at before a site is checked change nothing of what is found", () => {
  const looks = fc.array(fc.nat({ max: 11 }), { maxLength: 3 });
  assertProperty(
    fc.property(fc.array(change, { minLength: 1, maxLength: everything ? 3 : 1 }), looks, (changes, seen) => {
      let entries: Readonly<Record<string, string>> = bakeryEntries;
      let before: SavedFragments | undefined;
      for (const { files, today } of changes) {
        entries = withFiles(entries, files);
        const input = bakeryInput({ ...framed, entries, model, media, today, before });
        const parsed = parseSite(input);
        const open = parsed.opened?.open;
        const routes = open ? seen.flatMap((place) => open.routes[place % open.routes.length] ?? []) : [];
        const pages = routes.map((route) => open?.page(route, createReport()));
        const { site, problems, saved } = checkResolvedSite(resolveParsed(parsed));
        const anew = checkBakery({ ...framed, entries, model, media, today });
        expect([site && shown({ ...site, pages: site.pages.map(site.whole) }), problems]).toEqual([
          anew.site && shown(anew.site),
          anew.problems,
        ]);
        for (const page of site ? pages : []) {
          const whole = anew.site?.pages.find(({ path }) => path === page?.path);
          expect(page && withDeferred(page, new Map())).toEqual(whole && withDeferred(whole, new Map()));
        }
        before = throughJson(saved?.()) ?? before;
      }
    }),
    { numRuns: runs(60, few) },
  );
});

test("a site that was made in slices is the one that is made at once", () => {
  assertProperty(
    fc.property(fc.array(file, { maxLength: 3 }), fc.integer({ min: 1, max: 4 }), (files, count) => {
      const entries = withFiles(bakeryEntries, files);
      const input: Input = { ...framed, entries, model, media };
      const { pages, parts } = slicesOf(input, count);
      const { saved, ...joined } = outcome(input, parts);
      const { saved: _, ...anew } = outcome(input);
      expect(joined).toEqual(anew);
      // What a slice rendered is what the whole site has, if the whole took it over.
      const { site } = checkBakery(input);
      for (const page of site?.pages ?? []) {
        const run = saved?.fragments[`page ${page.path}`]?.[3];
        if (!run?.startsWith("slice")) continue;
        expect(pages[page.path]).toEqual(
          withDeferred(page, new Map(page.data.map((path) => [path, undefined]))),
        );
      }
    }),
    { numRuns: runs(80, few) },
  );
});

test("slices of a site with nothing wrong leave nothing to be made but the page for missing addresses", () => {
  const input: Input = { ...framed, model, media };
  const { pages, parts } = slicesOf(input, 3);
  const { saved } = outcome(input, parts);
  expect(Object.values(saved?.fragments ?? {}).every(([, , , run]) => run.startsWith("slice"))).toBe(true);
  expect(Object.keys(pages)).toHaveLength(checkBakery(input).site?.pages.length ?? 0);
});
