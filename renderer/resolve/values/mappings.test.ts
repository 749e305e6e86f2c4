import { describe, expect, test } from "vitest";
import { bakeryEntries, cardsOf, checkBakery, pageOf } from "../../../tests/support/bakery.ts";

const propsOf = (input: Parameters<typeof checkBakery>[0], index = 0) => {
  const { site, problems } = checkBakery(input);
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  return site?.pages[0]?.blocks[index]?.props as { cards: Record<string, unknown>[]; names?: unknown[] };
};
const cardsFor = (cards: unknown) => propsOf({ pages: [pageOf(cardsOf({ cards }))] }).cards;
const problemsFor = (cards: unknown) =>
  checkBakery({ pages: [pageOf(cardsOf({ cards }))] }).problems.map(
    ({ code, message, suggestion, pointer }) => [code, message, suggestion, pointer],
  );
const titles = (cards: readonly { title?: unknown }[]) => cards.map(({ title }) => title);
const named = { title: "{{item.name}}" };

describe("each", () => {
  test("makes one item of each entry, in the order of the collection", () => {
    expect(titles(cardsFor({ each: "breads", item: named }))).toEqual(["Baguette", "Rye", "Spelt"]);
  });

  test("stands among other items", () => {
    const cards = cardsFor([
      { title: "First" },
      { each: "breads", limit: 1, item: named },
      { title: "Last" },
    ]);
    expect(titles(cards)).toEqual(["First", "Baguette", "Last"]);
  });

  test.each([
    [{ where: { flour: "wheat" } }, ["Baguette", "Spelt"]],
    [{ where: { flour: ["rye", "wheat"] } }, ["Baguette", "Rye", "Spelt"]],
    [{ where: { allergens: "rye" } }, ["Rye"]],
    [{ where: { allergens: { contains: "gluten" } } }, ["Rye", "Spelt"]],
    [{ where: { photo: { present: true } } }, ["Rye"]],
    [{ where: { photo: { present: false } } }, ["Baguette", "Spelt"]],
    [{ where: { since: { before: "2021-01-01" } } }, ["Rye"]],
    [{ where: { since: { after: "2021-01-01", before: "2021-03-31" } } }, ["Spelt"]],
    [{ where: { flour: { not: "rye" } } }, ["Baguette", "Spelt"]],
    [{ where: { "baker.town": "York" } }, ["Rye", "Spelt"]],
    [{ where: { "baker.mentor.name": "Ada" } }, ["Baguette"]],
    [{ except: "rye" }, ["Baguette", "Spelt"]],
    [{ except: ["rye", "spelt"] }, ["Baguette"]],
    [{ only: ["spelt", "rye"] }, ["Spelt", "Rye"]],
    [{ after: "rye" }, ["Spelt", "Baguette"]],
    [{ sort: "-price" }, ["Rye", "Spelt", "Baguette"]],
    [{ sort: ["flour", "-name"] }, ["Rye", "Spelt", "Baguette"]],
    [{ sort: "baker.name", limit: 2 }, ["Rye", "Spelt"]],
    [{ offset: 1, limit: 1 }, ["Rye"]],
  ])("%j takes %j", (query, expected) => {
    expect(titles(cardsFor({ each: "breads", item: named, ...query }))).toEqual(expected);
  });

  test("groups by a reference, a field or a part of a date", () => {
    const item = {
      title: "{{item.key.name}}",
      rows: { each: "{{item.items}}", item: { name: "{{item.name}}" } },
    };
    expect(cardsFor({ each: "breads", group: "baker", item })).toMatchObject([
      { title: "Bo", rows: [{ name: "Baguette" }] },
      { title: "Ada", rows: [{ name: "Rye" }, { name: "Spelt" }] },
    ]);
    const byMonth = { each: "breads", sort: "since", group: { by: "since", per: "month" } };
    expect(titles(cardsFor({ ...byMonth, item: { title: '{{item.key | date: "month"}}' } }))).toEqual([
      "March 2020",
      "March 2021",
      "April 2021",
    ]);
  });

  test("takes a list that a token names: objects, and references", () => {
    expect(titles(cardsFor({ each: "{{site.company.shops}}", item: { title: "{{item.town}}" } }))).toEqual([
      "York",
      "Leeds",
    ]);
  });

  test("knows the entry of the page", () => {
    const page = {
      id: "bread",
      path: "/breads/{slug}",
      entries: "breads",
      title: "{{entry.name}}",
      description: "About {{entry.name}}.",
      blocks: [
        cardsOf({
          title: "{{entry.name}}",
          cards: {
            each: "breads",
            where: { flour: "{{entry.flour}}" },
            except: "{{entry.id}}",
            item: { ...named, href: "{{item.href}}" },
          },
        }),
      ],
    };
    const { site, problems } = checkBakery({ pages: [pageOf(cardsOf({})), page] });
    expect(problems).toEqual([]);
    expect(site?.pages.map(({ path }) => path)).toEqual([
      "/",
      "/breads/baguette/",
      "/breads/rye/",
      "/breads/spelt/",
    ]);
    expect(site?.pages[1]?.blocks[0]?.props).toMatchObject({
      cards: [{ title: "Spelt", href: "/breads/spelt/" }],
    });
  });
});

describe("tokens", () => {
  test("pass values on as they are", () => {
    const [card] = cardsFor([
      {
        each: "breads",
        only: ["rye"],
        item: {
          title: "{{item.name}}",
          price: "{{item.price}}",
          picture: "{{item.photo}}",
          tags: "{{item.allergens}}",
          body: "{{item.body}}",
          more: { body: "{{item.body}}" },
        },
      },
    ]);
    expect(card).toMatchObject({
      price: 4.2,
      picture: { name: "rye.jpg", width: 800 },
      tags: ["gluten", "rye"],
      body: { html: expect.stringContaining("Baked by Ada.") },
      more: { src: expect.stringMatching(/^\/data\/[\da-f]{32}\.json$/) },
    });
  });

  test("leave an optional key out whose value is missing", () => {
    const [card] = cardsFor([
      {
        each: "breads",
        only: ["baguette"],
        item: { ...named, picture: "{{item.photo}}", text: "{{item.photo | url}}" },
      },
    ]);
    expect(card).toEqual({ title: "Baguette", tags: [] });
  });

  test("spread lists among other items", () => {
    const props = propsOf({ pages: [pageOf(cardsOf({ names: ["a", "{{site.company.shops.0.town}}"] }))] });
    expect(props.names).toEqual(["a", "York"]);
  });

  test("of a reference that is left out is empty, however far it leads", () => {
    const item = {
      ...named,
      text: "By {{item.baker.mentor.mentor.name}}",
      body: "{{item.baker.mentor.town}}",
    };
    const [baguette, rye] = cardsFor({ each: "breads", item });
    expect([baguette?.text, rye?.text]).toEqual(["By ", "By "]);
    expect(baguette).toHaveProperty("body");
    expect(rye).not.toHaveProperty("body");
  });

  test("of a reference to nothing is reported where the reference is written, and only there", () => {
    const entries = { ...bakeryEntries, "breads/rye": "---\nname: Rye\nbaker: nobody\n---\n" };
    const cards = { each: "breads", item: { ...named, text: "By {{item.baker.name}}" } };
    const { problems } = checkBakery({ pages: [pageOf(cardsOf({ cards }))], entries, media: new Map() });
    expect(problems.map(({ code, file }) => [code, file])).toEqual([
      ["unknown-entry", "content/breads/rye.md"],
    ]);
  });

  test.each([
    ['{{item.price | currency: "GBP"}}', "£4.20"],
    ['{{item.price | number: "2-2"}}', "4.20"],
    ["{{item.price | number: 0}}", "4"],
    ["{{item.since | date}}", "1 March 2020"],
    ['{{item.since | date: "weekday"}}', "Sunday"],
    ["{{item.ready | time}}", "07:30"],
    ["{{item.allergens | list}}", "gluten and rye"],
    ["{{item.name | upper}} {{item.name | lower}}", "RYE rye"],
    ["{{item.baker.name}} of {{item.baker.town}}, {{year}}", "Ada of York, 2026"],
  ])("%s is %s", (text, expected) => {
    expect(cardsFor({ each: "breads", only: ["rye"], item: { ...named, text } })[0]?.text).toBe(expected);
  });
});

test("a list of the entries of a group is that of their names", () => {
  const item = { title: "{{item.key.name}}", text: "{{item.items | list}}" };
  const groups = cardsFor({ each: "breads", group: "baker", item });
  expect(groups.map(({ text }) => text)).toEqual(["Baguette", "Rye and Spelt"]);
});

describe("a plain text in the place of Markdown", () => {
  test("is that of each entry", () => {
    expect(cardsFor({ each: "breads", limit: 2, item: { ...named, body: "{{item.name}}" } })).toMatchObject([
      { body: { html: "<p>Baguette</p>\n" } },
      { body: { html: "<p>Rye</p>\n" } },
    ]);
  });
});

describe("a value in Markdown begins no list, heading or quote", () => {
  const entries = {
    ...bakeryEntries,
    "breads/rye":
      "---\nname: '# Rye'\nprice: 4.2\nflour: rye\nbaker: ada\nsince: 2020-03-01\n---\n- A\n- B\n",
  };
  const day = '{{item.since | date: "day"}}';
  test.each([
    [`${day} bis heute`, "<p>1. März bis heute</p>\n"],
    [`- ${day}\n- heute`, "<ul>\n<li>1. März</li>\n<li>heute</li>\n</ul>\n"],
    [`Seit\n${day} {{item.name}}`, "<p>Seit\n1. März # Rye</p>\n"],
    ["{{item.name}} heute", "<p># Rye heute</p>\n"],
    ["{{item.name}}", "<p># Rye</p>\n"],
    ["*{{item.name}}*", "<p><em># Rye</em></p>\n"],
    ["`{{item.name}}`", "<p><code># Rye</code></p>\n"],
    ["```\n{{item.name}}\n```", "<pre><code># Rye\n</code></pre>\n"],
    ["{{item.body}}", "<ul>\n<li>A</li>\n<li>B</li>\n</ul>\n"],
  ])("%j", (body, html) => {
    const cards = { each: "breads", only: ["rye"], item: { title: "Rye", body } };
    const page = pageOf(cardsOf({ cards }));
    expect(propsOf({ pages: [page], entries, site: { language: "de" } }).cards).toMatchObject([
      { body: { html } },
    ]);
  });
});

describe("mistakes are found once, at the mapping", () => {
  test("a value of another type, with what fits", () => {
    expect(problemsFor({ each: "breads", item: { title: "{{item.photo}}" } })).toEqual([
      [
        "token-type",
        '{{item.photo}} is a picture; "title" needs a text.',
        expect.stringContaining("Did you mean"),
        "/pages/0/blocks/0/props/cards/item/title",
      ],
    ]);
  });

  test("an entry in the place of a text, with the field that names it", () => {
    expect(problemsFor({ each: "breads", group: "baker", item: { title: "{{item.key}}" } })).toMatchObject([
      [
        "token-type",
        expect.stringContaining("an entry of"),
        "Did you mean {{item.key.name}}?",
        expect.anything(),
      ],
    ]);
  });

  test("an unknown field, with the nearest", () => {
    expect(problemsFor({ each: "breads", item: { title: "{{item.nmae}}" } })).toEqual([
      [
        "unknown-token",
        "Nothing is called {{item.nmae}}.",
        "Did you mean {{item.name}}?",
        "/pages/0/blocks/0/props/cards/item/title",
      ],
    ]);
  });

  test.each([
    [{ sort: "pirce" }, ["unknown-field", 'There is no field "pirce" in "breads".', 'Did you mean "price"?']],
    [
      { where: { flower: "rye" } },
      ["unknown-field", 'There is no field "flower" in "breads".', 'Did you mean "flour"?'],
    ],
    [
      { each: "braeds" },
      ["unknown-collection", 'There is no collection "braeds".', 'Did you mean "breads"?'],
    ],
    [
      { where: { since: { befor: "2021-01-01" } } },
      ["unknown-key", 'There is no test "befor".', 'Did you mean "before"?'],
    ],
  ])("%j", (query, [code, message, suggestion]) => {
    const [problem, ...others] = problemsFor({ each: "breads", item: named, ...query });
    expect(problem?.slice(0, 3)).toEqual([code, message, suggestion]);
    expect(others).toEqual([]);
  });

  test.each([
    [{ price: { before: "30" } }, 'wrong-type "price" is a number, and "30" is a text. Write 30.'],
    [{ price: "4.2" }, 'wrong-type "price" is a number, and "4.2" is a text. Write 4.2.'],
    [{ price: [3.5, "a lot"] }, 'wrong-type "price" is a number, and "a lot" is a text. Write a number.'],
    [
      { price: { from: "{{page.title}}" } },
      'wrong-type "price" is a number, and {{page.title}} is a text. Write a number.',
    ],
    [
      { price: { contains: 3 } },
      'wrong-type "contains" can\'t be asked of "price", which is a number. Use present, before, after, from, until, not.',
    ],
    [{ name: 30 }, 'wrong-type "name" is a text, and 30 is a number. Write "30".'],
    [{ name: true }, 'wrong-type "name" is a text, and true is true or false. Write "true".'],
    [
      { name: { present: "yes" } },
      'wrong-type "present" is true or false, and "yes" is a text. Write true or false.',
    ],
    [
      { allergens: { after: "gluten" } },
      'wrong-type "after" can\'t be asked of "allergens", which is a list. Use present, contains, not.',
    ],
    [{ allergens: { contains: 3 } }, 'wrong-type "allergens" is a text, and 3 is a number. Write "3".'],
    [{ draft: "true" }, 'wrong-type "draft" is true or false, and "true" is a text. Write true or false.'],
    [
      { draft: { before: true } },
      'wrong-type "before" can\'t be asked of "draft", which is true or false. Use present, not.',
    ],
    [
      { since: { from: "next Monday" } },
      'wrong-value "since" is a day, and "next Monday" is not one. Write a day, such as 2026-03-31, or {{today}}.',
    ],
    [
      { since: { from: ["2026-01-01", "2026-02-01"] } },
      'wrong-type "from" needs one value to compare with. Write a value, such as { "from": "2026-03-31" }.',
    ],
    [{ id: "ryee" }, 'unknown-entry There is no entry "ryee" in content/breads. Did you mean "rye"?'],
    [
      { name: "{{page.titel}}" },
      "unknown-token Nothing is called {{page.titel}}. Did you mean {{page.title}}?",
    ],
  ])("a condition that no value can fulfil: %j", (where, expected) => {
    const found = problemsFor([{ each: "breads", where, item: named }, { title: "Last" }]);
    expect(found.map((problem) => problem.slice(0, 3).join(" "))).toEqual([expected]);
  });

  describe("and all in one round", () => {
    interface Mistake {
      readonly entry?: string;
      readonly site?: object;
      readonly page?: Readonly<Record<string, unknown>>;
      readonly block?: Readonly<Record<string, unknown>>;
    }
    const mistakes: Readonly<Record<string, Mistake>> = {
      "a number with a comma": { entry: "price: '4,50'" },
      "an entry that there is not": { entry: "baker: bob" },
      "a token that names nothing": {
        block: cardsOf({ cards: { each: "breads", item: { title: "{{item.nmae}}" } } }),
      },
      "a key that a block does not have": { block: cardsOf({ titel: "Cards" }) },
      "a block that there is not": { block: { id: "shelf", type: "shelf", props: {} } },
      "a query without a collection": { block: cardsOf({ cards: { each: "loaves", item: named } }) },
      "a setting of the wrong type": { site: { language: 5 } },
      "a block of the frame without what it needs": {
        site: { frame: [{ id: "top", type: "cards", props: {} }] },
      },
      "a setting that quotes what is not there": { site: { tagline: "{{site.compny.name}}" } },
      "a page without a description": { page: { id: "about", path: "/about", title: "About", blocks: [] } },
    };
    const found = (names: readonly string[]) => {
      const chosen = names.map((name) => mistakes[name] ?? {});
      const rye = ["---", "name: Rye", ...chosen.flatMap(({ entry }) => entry ?? []), "---", ""].join("\n");
      const pages = chosen.flatMap(({ page, block }, index) => {
        if (page) return [page];
        return block ? [{ ...pageOf(block), id: `page-${index}`, path: `/page-${index}` }] : [];
      });
      const { problems } = checkBakery({
        pages: [pageOf(cardsOf({})), ...pages],
        site: Object.fromEntries(chosen.flatMap(({ site = {} }) => Object.entries(site))),
        entries: { ...bakeryEntries, "breads/rye": rye },
        media: new Map(),
      });
      return problems
        .filter(({ severity }) => severity === "error")
        .map(({ code, message }) => `${code}: ${message}`);
    };
    const alone = Object.keys(mistakes).map((name) => [name, found([name])] as const);

    test.each(alone)("%s is one", (_, problems) => {
      expect(problems).toHaveLength(1);
    });

    test("any two, and all", () => {
      for (const [first, ofFirst] of alone)
        for (const [second, ofSecond] of alone)
          if (first < second) expect(found([first, second]).sort()).toEqual([...ofFirst, ...ofSecond].sort());
      expect(found(Object.keys(mistakes)).sort()).toEqual(alone.flatMap(([, problems]) => problems).sort());
    });
  });

  test("a telephone number with too many digits, where it is written and not where it is used", () => {
    const cards = [
      { title: "Call", href: "{{site.company.phone | tel}}" },
      { title: "Call", text: "Or {{site.company.phone | tel}}", href: "{{site.company.phone | whatsapp}}" },
    ];
    const company = { name: "Hallam", phone: "01480 496 0132", shops: [] };
    const { problems } = checkBakery({
      pages: [pageOf(cardsOf({ cards }))],
      site: { language: "en-GB", company },
    });
    expect(problems.map(({ message, pointer }) => [message, pointer])).toEqual([
      [
        '"01480 496 0132" does not have as many digits as telephone numbers have (country: United Kingdom).',
        "/site/company/phone",
      ],
    ]);
  });

  test.each([
    { only: "{{page.idd}}" },
    { only: ["rye", "{{page.idd}}"] },
    { except: "{{page.idd}}" },
    { after: "{{page.idd}}" },
  ])("a token that names nothing: %j", (query) => {
    const found = problemsFor([{ each: "breads", ...query, item: named }, { title: "Last" }]);
    expect(found.map(([code, message]) => [code, message])).toEqual([
      ["unknown-token", "Nothing is called {{page.idd}}."],
    ]);
  });

  test("a key that its items do not have, where it is written", () => {
    expect(problemsFor({ each: "breads", item: { titel: "{{item.name}}" } })).toEqual([
      [
        "unknown-key",
        'A card has no key "titel".',
        'Did you mean "title"?',
        "/pages/0/blocks/0/props/cards/item/titel",
      ],
    ]);
  });

  test.each([
    "{{item.flour}}",
    "{{item.flour | upper}}",
    "{{item.allergens | list}}",
    "{{item.flour}} {{item.ready}}",
  ])("a required key without a value in one entry: %s", (title) => {
    const { "breads/spelt": _, "breads/baguette": __, ...others } = bakeryEntries;
    const entries = { ...others, "breads/plain": "---\nname: Plain\n---\n" };
    const found = checkBakery({
      pages: [pageOf(cardsOf({ cards: { each: "breads", item: { title } } }))],
      entries,
    });
    expect(found.problems.map(({ related }) => related?.[0]?.file)).toEqual(["content/breads/plain.md"]);
    expect(found.problems.map(({ code, message }) => [code, message])).toEqual([
      ["missing-value", `"title" is needed, and ${title} is empty in content/breads/plain.md.`],
    ]);
  });
});

describe("what an each asks for", () => {
  test.each([
    [{ where: { flour: "ry" } }, "wrong-value", "where/flour", 'Did you mean "rye"?'],
    [{ where: { flour: ["rye", "oats"] } }, "wrong-value", "where/flour/1", 'Use "rye" or "wheat".'],
    [{ where: { flour: { not: "oats" } } }, "wrong-value", "where/flour/not", 'Use "rye" or "wheat".'],
    [{ where: { baker: "adam" } }, "unknown-entry", "where/baker", 'Did you mean "ada"?'],
    [{ where: { "baker.mentor": "eve" } }, "unknown-entry", "where/baker.mentor", 'Use "ada" or "bo".'],
    [{ only: ["rye", "oats"] }, "unknown-entry", "only/1", 'Use "rye", "spelt" or "baguette".'],
    [{ except: "spellt" }, "unknown-entry", "except", 'Did you mean "spelt"?'],
    [{ after: "ry" }, "unknown-entry", "after", 'Did you mean "rye"?'],
  ])("%j is none that there is", (query, code, key, hint) => {
    const found = problemsFor({ each: "breads", ...query, item: named });
    const wrong = found.filter(([first]) => first !== "unused-picture");
    expect(wrong.map(([first, , suggestion, pointer]) => [first, suggestion, pointer])).toEqual([
      [code, hint, `/pages/0/blocks/0/props/cards/${key}`],
    ]);
  });

  test("a token is not known before pages are made", () => {
    const found = problemsFor({ each: "breads", where: { baker: "{{site.company.name}}" }, item: named });
    expect(found.filter(([code]) => code !== "unused-picture")).toEqual([]);
  });
});
