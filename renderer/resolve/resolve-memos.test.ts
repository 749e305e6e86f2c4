import fc from "fast-check";
import { expect, it } from "vitest";
import { assertProperty } from "../../tests/support/assert-property.ts";
import {
  type Bakery,
  bakeryBlocks,
  bakeryEntries,
  bakeryInput,
  cardsOf,
  checkBakery,
} from "../../tests/support/bakery.ts";
import { runs } from "../../tests/support/extent.ts";
import { checkResolvedSite, parseSite, resolveParsed } from "../check/check-site.ts";
import { withoutMemos } from "../templates/memoize-by-state.ts";

/** Cards without a heading of the page, with a list that is fetched later. */
const list = bakeryBlocks
  .filter(({ type }) => type === "cards")
  .map(({ heading: _, schema, ...cards }) => {
    const { cards: later, ...others } = schema.properties;
    const properties = {
      ...others,
      ...(later && { cards: later, later: { ...later, deferred: true } as const }),
    };
    return { ...cards, type: "list", schema: { ...schema, properties } };
  });
const blocks = [...bakeryBlocks, ...list];
const listOf = (props: object) => ({ ...cardsOf({ ...props }), type: "list" });
const content = { id: "content", type: "content", props: {} };
const languages = { languages: ["fr"] };

const card = { title: "{{item.name}}", href: "{{item.href}}" };
const inner = (title: string) => ({ id: "inner", type: "note", props: { title } });

/** Blocks that look at much of their page, at little of it, and at nothing; with what can be written wrong. */
const placed = fc.constantFrom<readonly object[]>(
  [listOf({ title: "{{site.company.name}}, {{year}}" })],
  [listOf({ title: `"Quoted" {{page.title}}` })],
  [listOf({ title: "Of {{entry.name}}" })],
  [listOf({ cards: [{ title: "a", href: "#crust" }] })],
  [listOf({ cards: [{ title: "a", href: "/breads/rye#crust", body: "Plain [text](/breads/rye#none)." }] })],
  [listOf({ cards: [{ title: "a", body: "## Crust\n\nText." }] })],
  [listOf({ cards: { each: "breads", limit: 1, item: { ...card, body: "{{item.body}}" } } })],
  [listOf({ cards: { each: "breads", where: { flour: "{{entry.flour}}" }, item: card } })],
  [listOf({ cards: { each: "breads", except: "{{entry.id}}", item: card } })],
  [listOf({ cards: { each: "breads", item: { ...card, text: "{{page.path}} {{item.baker.name}}" } } })],
  [listOf({ cards: [{ title: "a", more: { body: "Later, {{site.company.name}}" } }] })],
  [
    listOf({
      cards: [
        { title: "a", picture: "rye.jpg" },
        { title: "b", picture: "none.jpg" },
      ],
    }),
  ],
  [listOf({ cards: [{ title: "{{site.nothing}}" }] })],
  [listOf({ title: `"In" a {{language}}`, names: ["{{site.company.town}}"] })],
  [{ id: "column", type: "column", props: { blocks: [inner("{{page.title}}")] } }],
  [{ id: "column", type: "column", props: { blocks: [inner(`"All" of {{site.company.name}}`)] } }],
  [
    listOf({
      later: { each: "breads", item: { ...card, body: "{{item.body}}", picture: "{{item.photo}}" } },
    }),
  ],
  [listOf({ later: { each: "breads", except: "{{entry.id}}", item: card } })],
  [listOf({ later: [{ title: "{{page.title}}" }, { each: "{{page.items}}", item: card }] })],
  [listOf({ later: [{ title: "a", href: "#crust", body: "## Crust" }, { title: "{{site.nothing}}" }] })],
  [listOf({ later: { each: "bakers", item: { title: "{{item.name}}", more: { body: "{{year}}" } } } })],
  [{ ...listOf({}), hidden: true }],
  [listOf({ names: ["{{entry.allergens}}", "{{entry.name}}", "{{entry.nothing}}", "plain"] })],
  [listOf({ names: { each: "breads", sort: "-price" } })],
  [
    listOf({
      names: [{ each: "bakers", item: "{{item.name}}" }, "{{entry.baker.name | upper}}", "{{page.items}}"],
    }),
  ],
  [listOf({ cards: { each: "{{page.items}}", item: { ...card, price: "{{item.price}}" } } })],
  [listOf({ cards: [{ each: "bakers", item: { title: "{{item.name}}", text: "{{item.mentor.name}}" } }] })],
  [listOf({ cards: { each: "nothing", item: card } })],
  [listOf({ cards: { each: "bakers", item: { title: "{{item.town}}", tags: "{{entry.allergens}}" } } })],
  [
    listOf({
      cards: {
        each: "breads",
        group: "flour",
        item: { title: "{{item.key}}", rows: { each: "{{item.items}}", item: { name: "{{item.name}}" } } },
      },
    }),
  ],
  [listOf({ cards: [{ title: "{{entry.name}}", price: "{{entry.name}}", picture: "{{entry.photo}}" }] })],
  [listOf({ cards: [{ title: "{{entry.price}}", price: "{{entry.price}}", body: "{{entry.body}}" }] })],
  [listOf({ cards: [{ title: "a {{entry.baker.mentor.name}}", text: "{{entry.baker}}", tags: ["I see"] }] })],
);
const frame = fc
  .array(placed, { minLength: 1, maxLength: 3 })
  .map((parts) => [...parts.flat().map((block, index) => ({ ...block, id: `frame-${index}` })), content]);

const page = (id: string, parts: object) => ({
  id,
  path: `/${id}`,
  title: `The ${id}`,
  description: `About ${id}.`,
  blocks: [cardsOf({ title: "Crust", cards: [{ title: "c", body: "## Crust\n\nText." }] }, `crust-${id}`)],
  ...parts,
});
const pages = [
  page("home", { path: "/" }),
  page("plain", { typography: false }),
  page("short", { blocks: [cardsOf({}, "only")] }),
  page("french", { language: "fr" }),
  page("own", { frame: "own" }),
  page("bread", { path: "/breads/{slug}", entries: "breads", title: "{{entry.name}}" }),
  page("list", { path: "/all/{page}", paginate: { each: "breads", size: 2 } }),
];
const own = fc.array(placed, { maxLength: 3 });
const breads = fc.subarray(["breads/rye", "breads/spelt", "breads/baguette"]);
const site = fc.record(
  {
    frame,
    frames: fc.record({ own: frame, fr: frame }, { requiredKeys: ["own"] }),
    typography: fc.boolean(),
  },
  { requiredKeys: ["frame", "frames"] },
);
const bakery = fc.record({ site, breads, own }).map(({ site, breads, own }): Bakery => {
  const others = Object.entries(bakeryEntries).filter(([name]) => name.startsWith("bakers/"));
  const entries = { ...Object.fromEntries(others), ...Object.fromEntries(breads.map(textOf)) };
  const more = own.flat().map((block, index) => ({ ...block, id: `own-${index}` }));
  const all = pages.map((one) => ({ ...one, blocks: [...one.blocks, ...more] }));
  return { pages: all, site: { ...languages, ...site }, entries, blocks };
});
const textOf = (name: string) => [name, bakeryEntries[name] ?? ""] as const;

/** All that is on its pages, is found wrong in it, and is kept for the next build, in any order of what it was made from. */
function outcome(input: Bakery) {
  const resolved = resolveParsed(parseSite(bakeryInput(input)));
  const { site: found, saved } = resolved.resolution ?? {};
  const { problems } = checkResolvedSite(resolved);
  const { fragments = {}, dependencies = [] } = saved?.() ?? {};
  const parts = Object.entries(fragments).map(([name, [state, indices, value]]) => {
    const from = indices.map((index) => JSON.stringify(dependencies[index])).sort();
    return [name, state, from, value];
  });
  const all = found?.pages.map(found.whole);
  const deferred = [...(found?.deferred ?? [])];
  return JSON.parse(JSON.stringify({ problems, parts, all, deferred })) as {
    readonly all: readonly object[];
  };
}

it("is the same whether what pages have in common is resolved once or on each of them", () => {
  assertProperty(
    fc.property(bakery, (input) => {
      const { all, ...others } = outcome(input);
      expect(all.length).toBeGreaterThan(4);
      expect({ all, ...others }).toEqual(withoutMemos(() => outcome(input)));
    }),
    { numRuns: runs(400, { all: 100, smoke: 30 }) },
  );
});

it("resolves a block that looks at nothing of its page once for a language, a typography and pages of entries", () => {
  const [shared, own] = ["{{site.company.name}}", "{{page.id}}"].map((title) => listOf({ title }));
  const frames = { ...languages, frame: [{ ...shared, id: "shared" }, { ...own, id: "own" }, content] };
  const { site: found } = checkBakery({
    pages: pages.filter(({ id }) => id !== "own"),
    site: frames,
    blocks,
  });
  const all = found?.pages ?? [];
  const countAt = (index: number) => new Set(all.map(({ frame }) => frame[index])).size;
  expect(all.length).toBeGreaterThan(6);
  expect([countAt(0), countAt(1)]).toEqual([4, all.length]);
});

it.each([1, 2, 3])("resolves a deferred list once for all pages of a paginate, %i to a page", (size) => {
  const listed = (props: object) => {
    const { blocks: own, ...all } = page("all", { path: "/all/{page}", paginate: { each: "breads", size } });
    return { ...all, blocks: [...own, listOf({ cards: { each: "{{page.items}}", item: card }, ...props })] };
  };
  const countOf = (props: object) => {
    const all = [...pages.filter(({ id }) => id === "home" || id === "bread"), listed(props)];
    const { site: found } = checkBakery({ pages: all, blocks });
    const made = found?.pages.filter(({ id }) => id === "all").map(found.whole) ?? [];
    const later = made.flatMap((one) =>
      one.blocks.flatMap(({ props }) => (props as { later?: object }).later ?? []),
    );
    return [later.length, new Set(later).size];
  };
  const count = Math.ceil(3 / size);
  expect(countOf({ later: { each: "breads", item: { ...card, text: "{{item.baker.name}}" } } })).toEqual([
    count,
    1,
  ]);
  expect(countOf({ later: [{ title: "{{page.number}}" }] })).toEqual([count, count]);
});
