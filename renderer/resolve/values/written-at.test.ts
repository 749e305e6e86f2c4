import { expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import {
  bakeryBlocks,
  bakeryEntries,
  bakeryModel,
  checkBakery,
  pageOf,
} from "../../../tests/support/bakery.ts";

const { breads } = bakeryModel.collections;
const moment = { type: "string", format: "date-time" };
const properties = {
  ...breads.fields.properties,
  from: moment,
  to: moment,
  cells: { type: "array", items: { type: "string" } },
};
const model = {
  ...bakeryModel,
  collections: {
    ...bakeryModel.collections,
    breads: { ...breads, fields: { ...breads.fields, properties } },
  },
};
const entries = {
  ...bakeryEntries,
  "breads/rye":
    "---\nname: Rye\nprice: 4.2\nfrom: 2031-05-09\nto: 2031-05-08\ncells: [Rye, small]\n---\nDark.\n",
  "breads/spelt":
    "---\nname: Spelt\nfrom: 2031-05-09T18:30\nto: 2031-05-09T17:00\ncells: [Spelt]\n---\nSoft.\n",
};
const all = [...blocks, ...bakeryBlocks.filter(({ type }) => !blocks.some((block) => block.type === type))];

function found(type: string, props: object, site: Readonly<Record<string, unknown>> = {}, more: object = {}) {
  const { problems } = checkBakery({
    blocks: all,
    model,
    entries,
    site,
    pages: [{ ...pageOf({ id: "one", type, props: { title: "One", ...props } }), ...more }],
  });
  return problems
    .filter(({ code }) => ["wrong-value", "table-row", "filter-values", "missing-value"].includes(code))
    .map(({ code, file, pointer, message, related = [] }) => ({
      code,
      at: `${file} ${pointer.replace("/pages/0/blocks/0/props", "")}`,
      message,
      related: related.map((one) => `${one.file} ${one.message}`),
    }));
}

const event = { title: "{{item.name}}", start: "{{item.from}}", end: "{{item.to}}" };
const columns = [{ title: "Name" }, { title: "Size" }];
const where = { from: { present: true } };

it.each([
  ["an each", { each: "breads", where, item: event }, {}],
  [
    "an each by a shape",
    { each: "breads", where, item: "event" },
    { shapes: { event: { each: "breads", item: event } } },
  ],
  [
    "an each among others",
    [
      { if: { "site.name": "Nobody" }, value: { title: "Not there", start: "2031-01-01" } },
      { title: "First", start: "2031-01-01" },
      { each: "breads", where, item: event },
    ],
    {},
  ],
])("an event of %s that ends before it starts is wrong in its entry", (_, items, site) => {
  expect(found("events", { items }, site)).toEqual([
    {
      code: "wrong-value",
      at: "content/breads/rye.md /frontMatter/to",
      message: '"Rye" ends on 2031-05-08, before it starts on 2031-05-09.',
      related: [],
    },
    {
      code: "wrong-value",
      at: "content/breads/spelt.md /frontMatter/to",
      message: '"Spelt" ends on 2031-05-09 17:00, before it starts on 2031-05-09 18:30.',
      related: [],
    },
  ]);
});

it("an event that is written in the config is wrong there, and one of an entry's page in the entry", () => {
  const items = [{ title: "Fair", start: "2031-05-09", end: "2031-05-01" }];
  expect(found("events", { items }).map(({ at }) => at)).toEqual(["site.config.json /items/0/end"]);
  const own = [{ title: "{{entry.name}}", start: "{{entry.from}}", end: "{{entry.to}}" }];
  const page = { entries: "breads", path: "/{slug}", where, title: "{{entry.name}}" };
  expect(found("events", { items: own }, {}, page).map(({ at }) => at)).toEqual([
    "content/breads/rye.md /frontMatter/to",
    "content/breads/spelt.md /frontMatter/to",
  ]);
});

it("a calendar has no event that ends before it starts", () => {
  const item = { title: "{{item.name}}", href: "/", date: "{{item.from}}", end: "{{item.to}}" };
  const feeds = [{ path: "/events.ics", each: "breads", where, item }];
  expect(found("events", { items: [] }, { feeds }).map(({ at, code }) => [code, at])).toEqual([
    ["wrong-value", "content/breads/rye.md /frontMatter/to"],
    ["wrong-value", "content/breads/spelt.md /frontMatter/to"],
  ]);
});

it("a row of an entry with too few cells names the entry, and what an if leaves out", () => {
  const cells = ["{{item.name}}", { if: { "item.price": { present: true } }, value: "{{item.price}}" }];
  const rows = { each: "breads", where, item: { cells } };
  expect(found("table", { caption: "Breads", columns, rows })).toEqual([
    {
      code: "table-row",
      at: "site.config.json /rows/item/cells",
      message: 'The row "Spelt" has 1 cell, and the table 2 columns.',
      related: [
        'content/breads/spelt.md The entry "Spelt".',
        'site.config.json What its "if" leaves out here.',
      ],
    },
  ]);
});

it("a row whose cells are a list of the entry is wrong there", () => {
  const rows = { each: "breads", where, item: { cells: "{{item.cells}}" } };
  expect(found("table", { caption: "Breads", columns, rows }).map(({ at }) => at)).toEqual([
    "content/breads/spelt.md /frontMatter/cells",
  ]);
});

it("a card without values for its filter names the entry, on all pages too", () => {
  const fields = [{ id: "price", title: "Price" }];
  const values = [{ if: { "item.price": { present: true } }, value: ["{{item.price}}"] }];
  const cards = { each: "breads", where, item: { title: "{{item.name}}", values } };
  const related = [
    'content/breads/spelt.md The entry "Spelt".',
    'site.config.json What its "if" leaves out here.',
  ];
  const message = 'The filter has 1 field, and "Spelt" has values for 0.';
  const at = (key: string) => ({ code: "filter-values", at: `site.config.json ${key}`, message, related });
  expect(found("cards-grid", { filterBy: { fields }, cards })).toEqual([at("/cards/item/values")]);
  expect(found("cards-grid", { filterBy: { fields, all: cards }, cards })).toEqual([
    at("/filterBy/all/item/values"),
  ]);
});
