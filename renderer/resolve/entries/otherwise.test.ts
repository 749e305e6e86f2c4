import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { type Bakery, bakeryEntries, cardsOf, checkBakery, pageOf } from "../../../tests/support/bakery.ts";

type Json = Readonly<Record<string, unknown>>;

const breadPage = (props: Json, more: Json = {}): Json => ({
  id: "bread",
  path: "/breads/{slug}",
  entries: "breads",
  title: "{{entry.name}}",
  description: "About {{entry.name}}.",
  blocks: [cardsOf(props)],
  ...more,
});

function check(page: Json, site: Json = {}, entries: Bakery["entries"] = bakeryEntries) {
  const checked = checkBakery({
    pages: [pageOf(cardsOf({}, "home")), page],
    site: { language: "en-GB", ...site },
    entries,
  });
  const pages = checked.site?.pages ?? [];
  const find = (id: string) => pages.find(({ path }) => path === `/breads/${id}/`);
  return {
    problems: checked.problems.map(({ code, message, pointer }) => `${code} ${message} ${pointer}`),
    propsOf: (id: string) => find(id)?.blocks[0]?.props as Json | undefined,
    dataOf: (id: string) => find(id)?.structuredData as readonly Json[] | undefined,
  };
}

const rye = { "entry.flour": "rye" };
const dear = { "entry.price": { from: 3 } };

describe("what stands there otherwise", () => {
  it("is a value, a list, an element, an item of a list that is made, and another one with a condition", () => {
    const cards = [
      { if: rye, value: { title: "Rye" }, else: { title: "Wheat" } },
      { title: { if: rye, value: "Dark", else: { if: dear, value: "Dear", else: "Cheap" } } },
      {
        each: "breads",
        only: "{{entry.id}}",
        item: { title: { if: { "item.price": { from: 3 } }, value: "{{item.name}}", else: "Bread" } },
      },
    ];
    const names = { if: rye, value: ["a"], else: ["{{entry.name}}", "{{entry.allergens}}"] };
    const { problems, propsOf } = check(breadPage({ cards, names }));
    expect(problems).toEqual([]);
    const shown = (id: string) => {
      const props = propsOf(id) as { cards: Json[]; names?: unknown } | undefined;
      return [props?.cards.map(({ title }) => title), props?.names];
    };
    expect(["rye", "spelt", "baguette"].map(shown)).toEqual([
      [["Rye", "Dark", "Rye"], ["a"]],
      [
        ["Wheat", "Dear", "Spelt"],
        ["Spelt", "gluten"],
      ],
      [["Wheat", "Cheap", "Bread"], ["Baguette"]],
    ]);
  });

  it("is several elements, by each or by a token for a list", () => {
    const made = (each: string, name: string) => ({ each, item: { title: name } });
    const cards = [
      { if: rye, value: made("breads", "{{item.name}}"), else: made("bakers", "{{item.name}}") },
    ];
    const names = ["x", { if: rye, value: "{{entry.allergens}}", else: "y" }];
    const { problems, propsOf } = check(breadPage({ cards, names }));
    expect(problems).toEqual([]);
    const shown = (id: string) => {
      const props = propsOf(id) as { cards: Json[]; names: unknown } | undefined;
      return [props?.cards.map(({ title }) => title), props?.names];
    };
    expect(["rye", "spelt"].map(shown)).toEqual([
      [
        ["Baguette", "Rye", "Spelt"],
        ["x", "gluten", "rye"],
      ],
      [
        ["Ada", "Bo"],
        ["x", "y"],
      ],
    ]);
  });

  it("is in structured data, in shapes and in cells", () => {
    const offer = (availability: string) => ({ "@type": "Offer", availability });
    const structuredData = [
      {
        "@type": "Product",
        name: { if: rye, value: "{{entry.name}}", else: "Wheat" },
        offers: [{ if: rye, value: offer("InStock"), else: offer("OutOfStock") }],
      },
    ];
    const shapes = {
      bread: {
        each: "breads",
        item: {
          title: "{{item.name}}",
          text: { if: { "item.price": { from: 3 } }, value: "Dear", else: "Cheap" },
        },
      },
    };
    const page = breadPage({ cards: { each: "breads", item: "bread" } }, { structuredData });
    const { problems, propsOf, dataOf } = check(page, { shapes });
    expect(problems).toEqual([]);
    expect(dataOf("rye")).toMatchObject([{ name: "Rye", offers: [offer("InStock")] }]);
    expect(dataOf("spelt")).toMatchObject([{ name: "Wheat", offers: [offer("OutOfStock")] }]);
    expect((propsOf("rye") as { cards: Json[] } | undefined)?.cards.map(({ text }) => text)).toEqual([
      "Cheap",
      "Dear",
      "Dear",
    ]);
  });

  it("gets the defaults of its schema", () => {
    const { propsOf } = check(
      breadPage({ cards: [{ if: rye, value: { title: "A" }, else: { title: "B" } }] }),
    );
    expect([propsOf("rye"), propsOf("spelt")]).toMatchObject([
      { cards: [{ title: "A", tags: [] }] },
      { cards: [{ title: "B", tags: [] }] },
    ]);
  });

  it("gives a needed key a value in any case", () => {
    const titled = (title: unknown) => check(breadPage({ cards: [{ title }] })).problems;
    expect(titled({ if: rye, value: "A", else: "B" })).toEqual([]);
    const needed = `wrong-value "title" is needed, so it can't depend on a condition. /pages/1/blocks/0/props/cards/0/title`;
    expect(titled({ if: rye, value: "A", else: { if: dear, value: "B" } })).toEqual([needed]);
    expect(titled({ if: rye, value: { if: dear, value: "A" }, else: "B" })).toEqual([needed]);
  });

  it("reports a needed token that is empty where it stands", () => {
    const title = { if: rye, value: "A", else: "{{entry.since}}" };
    const entries = { ...bakeryEntries, "breads/spelt": "---\nname: Spelt\nflour: wheat\n---\n" };
    expect(check(breadPage({ cards: [{ title }] }), {}, entries).problems).toEqual([
      'missing-value "title" is needed, and {{entry.since}} is empty in content/breads/spelt.md. /pages/1/blocks/0/props/cards/0/title/else',
    ]);
  });

  const at = "/pages/1/blocks/0/props/cards/0";
  it.each<[string, unknown, string]>([
    ["a key that there is not", { titel: "B" }, `unknown-key A card has no key "titel". ${at}/else/titel`],
    [
      "a value of another type",
      { title: "B", price: "4" },
      `wrong-type "price" must be a number, not a text. ${at}/else/price`,
    ],
    [
      "a token of another type",
      { title: "B", price: "{{entry.name}}" },
      `token-type {{entry.name}} is a text; "price" needs a number. ${at}/else/price`,
    ],
    [
      "a token that names nothing",
      { title: "{{entry.nmae}}" },
      `unknown-token Nothing is called {{entry.nmae}}. ${at}/else/title`,
    ],
    [
      "a condition that names nothing",
      { if: { "entry.flor": "rye" }, value: { title: "B" } },
      `unknown-token Nothing is called {{entry.flor}}. ${at}/else/if/entry.flor`,
    ],
    [
      "the second of two",
      { if: dear, value: { title: "B" }, else: { titel: "C" } },
      `unknown-key A card has no key "titel". ${at}/else/else/titel`,
    ],
    [
      "one in another",
      { title: "B", text: { if: dear, value: "C", else: 4 } },
      `wrong-type "text" must be a text, not the number 4. ${at}/else/text/else`,
    ],
  ])("is checked at its place: %s", (_, otherwise, problem) => {
    const cards = [{ if: rye, value: { title: "A" }, else: otherwise }];
    expect(check(breadPage({ cards })).problems).toEqual([problem]);
  });

  it("hides nothing of what is wrong with the value", () => {
    const cards = [{ if: rye, value: { titel: "A" }, else: { titel: "B" } }];
    expect(check(breadPage({ cards })).problems).toEqual([
      `unknown-key A card has no key "titel". ${at}/value/titel`,
      `unknown-key A card has no key "titel". ${at}/else/titel`,
    ]);
  });

  it("is a key beside no other", () => {
    const cards = [{ if: rye, value: { title: "A" }, otherwise: { title: "B" } }];
    expect(check(breadPage({ cards })).problems).not.toEqual([]);
  });
});

describe("what can never be there is wrong", () => {
  const at = "/pages/1/blocks/0/props/names";
  const found = (names: unknown, more: Json = {}) => check(breadPage({ names }, more)).problems;
  const never = (message: string, where: string) => `wrong-value ${message} ${where}`;
  const dead = (message: string, where: string) => `dead-value ${message} ${where}`;
  const opposite = "This condition never holds: what is around it asks for the opposite.";
  const always = 'This condition always holds here, so what is in its "else" is never there.';

  it.each<[string, unknown, string]>([
    [
      "a choice that there is not",
      { if: { "entry.flour": "ryee" }, value: ["a"], else: ["b"] },
      never('No entry has the value "ryee" here.', `${at}/if/entry.flour`),
    ],
    [
      "an entry that there is not",
      { if: { "entry.baker": ["ada", "adam"] }, value: ["a"], else: ["b"] },
      `unknown-entry There is no entry "adam" in content/bakers. ${at}/if/entry.baker/1`,
    ],
    [
      "a range without a number",
      { if: { "entry.price": { from: 5, before: 5 } }, value: ["a"] },
      never('"entry.price" can\'t be from 5 and before 5 at once.', `${at}/if/entry.price`),
    ],
    [
      "a range without a day",
      { if: { "entry.since": { after: "2026-03-31", until: "2026-03-01" } }, value: ["a"] },
      never('"entry.since" can\'t be after 2026-03-31 and until 2026-03-01 at once.', `${at}/if/entry.since`),
    ],
    [
      "the same, asked again otherwise",
      { if: rye, value: ["a"], else: { if: rye, value: ["b"], else: ["c"] } },
      dead(opposite, `${at}/else/if`),
    ],
    [
      "its opposite, asked below it",
      [{ if: rye, value: { if: { "entry.flour": { not: "rye" } }, value: "a" } }],
      dead(opposite, `${at}/0/value/if`),
    ],
    [
      "the same, asked below it",
      [{ if: { ...rye, ...dear }, value: { if: dear, value: "a", else: "b" } }],
      dead(always, `${at}/0/value/if`),
    ],
    [
      "an else of a condition that asks for nothing",
      { if: {}, value: ["a"], else: ["b"] },
      dead(always, `${at}/if`),
    ],
  ])("%s", (_, names, problem) => {
    expect(found(names)).toEqual([problem]);
  });

  it("is no wider range, nor the same of another item", () => {
    expect(found({ if: { "entry.price": { from: 3, until: 3 } }, value: ["a"], else: ["b"] })).toEqual([]);
    const cheap = { if: { "item.name": "Rye" }, value: "a", else: "b" };
    const inner = { each: "bakers", item: cheap };
    expect(found([inner])).toEqual([]);
    const value = { title: "x", rows: { each: "bakers", item: { name: cheap } } };
    const cards = { each: "breads", item: { if: { "item.name": "Rye" }, value, else: { title: "B" } } };
    expect(check(breadPage({ cards })).problems).toEqual([]);
  });
});

const condition = fc.oneof(
  fc.constantFrom("rye", "wheat").map((flour) => ({ path: "entry.flour", wanted: flour as unknown })),
  fc.integer({ min: 1, max: 5 }).map((from) => ({ path: "entry.price", wanted: { from } as unknown })),
  fc.boolean().map((present) => ({ path: "entry.photo", wanted: { present } as unknown })),
);

const element = fc.oneof(
  fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom("a", "b", "c") }),
  fc.constantFrom("{{entry.name}}", "{{entry.allergens}}", "{{entry.since}}"),
  fc.constant({ each: "bakers", item: "{{item.name}}" }),
);

const negated = (wanted: unknown) =>
  typeof wanted === "object" && wanted !== null && "from" in wanted
    ? { before: wanted.from }
    : typeof wanted === "object" && wanted !== null && "present" in wanted
      ? { present: !wanted.present }
      : { not: wanted };

it("equals a pair with a condition and its opposite, in a list, in whatever is around", () => {
  const lines = fc.array(fc.record({ condition, value: element, otherwise: element }), {
    minLength: 1,
    maxLength: 4,
  });
  assertProperty(
    fc.property(lines, (written) => {
      const names = written.map(({ condition: { path, wanted }, value, otherwise }) => ({
        if: { [path]: wanted },
        value,
        else: otherwise,
      }));
      const pairs = written.flatMap(({ condition: { path, wanted }, value, otherwise }) => [
        { if: { [path]: wanted }, value },
        { if: { [path]: negated(wanted) }, value: otherwise },
      ]);
      const [one, two] = [check(breadPage({ names })), check(breadPage({ names: pairs }))];
      for (const id of ["rye", "spelt", "baguette"]) expect(one.propsOf(id)).toEqual(two.propsOf(id));
      expect(one.propsOf("rye")).toBeDefined();
    }),
    { numRuns: 30 },
  );
});
