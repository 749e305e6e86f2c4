import { describe, expect, it } from "vitest";
import { bakeryEntries, cardsOf, checkBakery, pageOf } from "../../../tests/support/bakery.ts";

type Json = Readonly<Record<string, unknown>>;

const entryPage = (...blocks: readonly Json[]): Json => ({
  id: "bread",
  path: "/breads/{slug}",
  entries: "breads",
  title: "{{entry.name}}",
  description: "About {{entry.name}}.",
  blocks,
});

interface Checked {
  readonly problems: readonly string[];
  readonly pages: ReadonlyMap<string, readonly { readonly id: string; readonly props: Json }[]>;
  readonly data: ReadonlyMap<string, unknown>;
}

function check(pages: readonly Json[], site: Json = {}, entries = bakeryEntries): Checked {
  const checked = checkBakery({ pages, site: { language: "en-GB", ...site }, entries });
  const all = checked.site?.pages ?? [];
  return {
    problems: checked.problems.map(({ code, message, pointer }) => `${code} ${message} ${pointer}`),
    pages: new Map(
      all.map(({ path, blocks }) => [path, blocks.map(({ id, props }) => ({ id, props: props as Json }))]),
    ),
    data: new Map(all.map(({ path, structuredData }) => [path, structuredData])),
  };
}

const home = pageOf(cardsOf({}, "home"));
const rye = { "entry.flour": "rye" };

describe("what is there only if a condition holds", () => {
  it("is a block of a page, and a block in a block", () => {
    const head = cardsOf({});
    const note = (id: string, condition: Json) => ({ id, type: "note", props: { title: id }, if: condition });
    const column = { id: "column", type: "column", props: { blocks: [note("inner", rye)] } };
    const { problems, pages } = check([
      home,
      entryPage(head, note("rye", rye), note("cheap", { "entry.price": { before: 4 } }), column),
    ]);
    expect(problems).toEqual([]);
    const idsOf = (path: string) => pages.get(path)?.map(({ id }) => id);
    expect([idsOf("/breads/rye/"), idsOf("/breads/spelt/")]).toEqual([
      ["cards", "rye", "column"],
      ["cards", "cheap", "column"],
    ]);
    const innerOf = (path: string) => {
      const { blocks = [] } = (pages.get(path)?.at(-1)?.props ?? {}) as { blocks?: { id: string }[] };
      return blocks.map(({ id }) => id);
    };
    expect([innerOf("/breads/rye/"), innerOf("/breads/spelt/")]).toEqual([["inner"], []]);
  });

  it("is an element of a list, a made one, a value, and a list", () => {
    const cards = [
      { if: rye, value: { title: "Rye" } },
      { if: { "entry.flour": { not: "rye" } }, value: { title: "Wheat" } },
      { if: rye, value: { each: "bakers", item: { title: "{{item.name}}" } } },
      {
        each: "breads",
        only: "{{entry.id}}",
        item: { title: "{{item.name}}", text: { if: { "item.price": { from: 4 } }, value: "Dear" } },
      },
    ];
    const names = { if: { "page.path": "/breads/rye/" }, value: ["a", "b"] };
    const { problems, pages } = check([home, entryPage(cardsOf({ cards, names }))]);
    expect(problems).toEqual([]);
    const shown = (path: string) => {
      const props = pages.get(path)?.[0]?.props as { cards: Json[]; names?: unknown };
      return [props.cards.map(({ title, text }) => [title, text]), props.names];
    };
    expect(shown("/breads/rye/")).toEqual([
      [
        ["Rye", undefined],
        ["Ada", undefined],
        ["Bo", undefined],
        ["Rye", "Dear"],
      ],
      ["a", "b"],
    ]);
    expect(shown("/breads/spelt/")).toEqual([
      [
        ["Wheat", undefined],
        ["Spelt", undefined],
      ],
      undefined,
    ]);
  });

  it("is a part of the structured data", () => {
    const offer = (availability: string) => ({ "@type": "Offer", availability });
    const structuredData = [
      {
        "@type": "Product",
        name: "{{entry.name}}",
        sku: { if: rye, value: "{{entry.id}}" },
        offers: [
          { if: { "entry.price": { before: 4 } }, value: offer("InStock") },
          { if: { "entry.price": { from: 4 } }, value: offer("OutOfStock") },
        ],
      },
      { if: rye, value: { "@type": "Thing", name: "Rye" } },
    ];
    const { problems, data } = check([home, { ...entryPage(cardsOf({})), structuredData }]);
    expect(problems).toEqual([]);
    expect(data.get("/breads/rye/")).toMatchObject([
      { "@type": "Product", name: "Rye", sku: "rye", offers: [offer("OutOfStock")] },
      { "@type": "Thing" },
    ]);
    const [product, ...others] = data.get("/breads/spelt/") as Json[];
    expect(product).toMatchObject({ offers: [offer("InStock")] });
    expect(product).not.toHaveProperty("sku");
    expect(others.filter((node) => node["@type"] === "Thing")).toEqual([]);
  });

  it.each<[string, Json, string]>([
    [
      "a token that names nothing",
      { "entry.flor": "rye" },
      "unknown-token Nothing is called {{entry.flor}}.",
    ],
    [
      "a value of another kind",
      { "entry.price": "4" },
      'wrong-type "entry.price" is a number, and "4" is a text.',
    ],
    [
      "a choice that there is not",
      { "entry.flour": { befor: "a" } },
      'unknown-key There is no test "befor".',
    ],
  ])("has to be a condition that can hold: %s", (_, condition, message) => {
    const cards = [{ if: condition, value: { title: "A" } }];
    const { problems } = check([home, entryPage(cardsOf({ cards }))]);
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems[0]).toContain("/pages/1/blocks/0/props/cards/0/if/");
  });

  it("is no value that is needed", () => {
    const cards = [{ title: { if: { "page.path": "/" }, value: "A" } }];
    const { problems } = check([pageOf(cardsOf({ cards }))]);
    expect(problems).toEqual([
      `wrong-value "title" is needed, so it can't depend on a condition. /pages/0/blocks/0/props/cards/0/title`,
    ]);
  });

  it("keeps to the schema of its place", () => {
    const cards = [{ if: { "page.path": "/" }, value: { titel: "A" } }];
    const { problems } = check([pageOf(cardsOf({ cards }))]);
    expect(problems).toEqual([
      'unknown-key A card has no key "titel". /pages/0/blocks/0/props/cards/0/value/titel',
    ]);
  });
});

describe("a shape of an entry under a name", () => {
  const shapes = {
    "bread-card": { each: "breads", item: { title: "{{item.name}}", text: "By {{item.baker.name}}" } },
  };
  const titles = ({ pages }: Checked) =>
    (pages.get("/")?.[0]?.props as { cards?: { title: string; text: string }[] } | undefined)?.cards?.map(
      ({ title, text }) => `${title} ${text}`,
    );
  const used = (cards: unknown, site: Json = { shapes }) => check([pageOf(cardsOf({ cards }))], site);

  it("makes the items of a list, among others too", () => {
    const whole = used({ each: "breads", item: "bread-card" });
    expect(whole.problems).toEqual([]);
    expect(titles(whole)).toEqual(["Baguette By Bo", "Rye By Ada", "Spelt By Ada"]);
    const among = used([
      { title: "A", text: "B" },
      { each: "breads", only: "rye", item: "bread-card" },
    ]);
    expect(titles(among)).toEqual(["A B", "Rye By Ada"]);
  });

  it("makes those of structured data and of feeds", () => {
    const { problems, data } = check(
      [
        {
          ...home,
          structuredData: [{ "@type": "ItemList", itemListElement: { each: "breads", item: "listed" } }],
        },
      ],
      { shapes: { listed: { each: "breads", item: { "@type": "ListItem", name: "{{item.name}}" } } } },
    );
    expect(problems).toEqual([]);
    expect(data.get("/")).toMatchObject([
      { itemListElement: [{ name: "Baguette" }, { name: "Rye" }, { name: "Spelt" }] },
    ]);
  });

  it("is checked where it is declared, once for all places", () => {
    const wrong = {
      "bread-card": { each: "breads", item: { title: "{{item.nmae}}", price: "{{item.name}}" } },
    };
    const list = { each: "breads", item: "bread-card" };
    const { problems } = used([list, list], { shapes: wrong });
    expect(problems).toEqual([
      "unknown-token Nothing is called {{item.nmae}}. /site/shapes/bread-card/item/title",
      'token-type {{item.name}} is a text; "price" needs a number. /site/shapes/bread-card/item/price',
    ]);
    expect(used([], { shapes: wrong }).problems).toEqual([
      "unknown-token Nothing is called {{item.nmae}}. /site/shapes/bread-card/item/title",
    ]);
  });

  it("has the keys of each place that uses it", () => {
    const shape = { "bread-card": { each: "breads", item: { titel: "{{item.name}}" } } };
    expect(used({ each: "breads", item: "bread-card" }, { shapes: shape }).problems).toEqual([
      'unknown-key A card has no key "titel". /site/shapes/bread-card/item/titel',
    ]);
  });

  it.each([
    ["breads", "bread-crad", 'wrong-value There is no shape "bread-crad" in site.shapes.'],
    ["bakers", "bread-card", 'wrong-value The shape "bread-card" is of "breads", and this list of "bakers".'],
  ])("of %s is no %s", (each, item, message) => {
    expect(used({ each, item }).problems).toEqual([`${message} /pages/0/blocks/0/props/cards/item`]);
  });

  it("is of a collection that there is", () => {
    const { problems } = used([], { shapes: { card: { each: "braeds", item: {} } } });
    expect(problems).toEqual(['unknown-collection There is no collection "braeds". /site/shapes/card/each']);
  });
});
