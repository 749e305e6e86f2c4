import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Schema } from "../../../schema/fields/schema.ts";
import type { Collection } from "../../../schema/model/model.ts";
import type { Each, EntryConfig } from "../../../schema/site/site-config.ts";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { cardsOf, checkBakery, pageOf } from "../../../tests/support/bakery.ts";
import { runs } from "../../../tests/support/extent.ts";
import type { Scope } from "../tokens/scope.ts";
import { entriesOfEach, itemsOfEach } from "./each.ts";
import { createEntries } from "./entries.ts";
import { indexEntries } from "./entry-index.ts";

interface Plant {
  readonly id: string;
  readonly stock?: number | undefined;
  readonly family?: string | undefined;
  readonly months?: readonly string[] | undefined;
}

const text = { type: "string", title: "", description: "" } as const;
const properties: Readonly<Record<string, Schema>> = {
  stock: { type: "number", title: "", description: "" },
  family: text,
  months: { type: "array", title: "", description: "", items: { ...text, enum: ["may", "april", "june"] } },
};
const fields = { type: "object", title: "", description: "", properties } as const;
const plants: Collection = {
  ...{ name: "plants", title: "", singular: "", description: "" },
  ...{ label: "id", sort: ["id"], fields },
};

function contextOf(all: readonly Plant[], named: readonly string[]) {
  const configs = all.map(
    ({ id, ...others }): EntryConfig => ({
      file: `content/plants/${id}.md`,
      collection: "plants",
      id,
      fields: others,
      body: "",
    }),
  );
  const list = { ...text, type: "array", items: text } as const;
  const objects = {
    ...text,
    type: "array",
    items: { ...fields, properties: { ...properties, id: text } },
  } as const;
  const scope: Scope = {
    roots: new Map([
      [
        "page",
        {
          value: { ids: named, plants: all, first: named[0] },
          schema: { ...fields, properties: { ids: list, plants: objects, first: text } },
          scope: () => scope,
        },
      ],
    ]),
    entry: () => undefined,
  };
  const index = indexEntries({
    entries: configs,
    model: { settings: {}, collections: { plants } },
    orders: new Map(),
    language: "en-GB",
  });
  return {
    scope,
    entries: createEntries({ index, pathOf: () => undefined, scope: () => scope }),
    language: "en-GB",
  };
}

const ids = ["a", "b", "c", "d", "e", "f", "g"];
const families = ["iris", "fern", "rose"];
const months = ["april", "may", "june"];
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const someIds = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 5 });
const written = fc.oneof(
  fc.constantFrom(...ids),
  someIds,
  fc.constantFrom("{{page.ids}}", "{{page.first}}", ["a", "{{page.ids}}"]),
);

const everyPlant: fc.Arbitrary<readonly Plant[]> = fc
  .array(
    fc.record({
      stock: maybe(fc.integer({ min: 0, max: 4 })),
      family: maybe(fc.constantFrom(...families)),
      months: maybe(fc.array(fc.constantFrom(...months), { maxLength: 3 })),
    }),
    { maxLength: ids.length },
  )
  .map((made) => made.map((plant, index) => ({ id: ids[index] ?? "", ...plant })));

const stock = fc.integer({ min: 0, max: 4 });
const where = fc.record(
  {
    id: written,
    stock: fc.oneof(
      stock,
      fc.array(stock, { maxLength: 2 }),
      fc.record({ from: stock, until: stock, before: stock, after: stock }, { requiredKeys: [] }),
    ),
    family: fc.oneof(
      fc.constantFrom(...families),
      fc.record(
        { not: fc.constantFrom(...families), present: fc.boolean(), contains: fc.constantFrom("r", "is") },
        { requiredKeys: [] },
      ),
    ),
    months: fc.oneof(
      fc.constantFrom(...months),
      fc.constantFrom({ contains: "may" }, { present: true }, { not: "june" }),
    ),
  },
  { requiredKeys: [] },
);
const queries = fc.record(
  {
    only: written,
    except: written,
    where,
    after: fc.constantFrom(...ids, "{{page.first}}"),
    sort: fc.constantFrom("id", "-id", "stock", ["-stock", "-id"]),
    offset: fc.integer({ min: 0, max: 3 }),
    limit: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: [] },
);

type Condition = Readonly<Record<string, unknown>>;

/** What the guide says of each key, one after the other, without an index. What sorts alike comes by id, or as it stands in its list. */
function plainly(
  each: Omit<Each, "each">,
  {
    all,
    named,
    byId = true,
  }: { readonly all: readonly Plant[]; readonly named: readonly string[]; readonly byId?: boolean },
): readonly string[] {
  const said = (value: unknown): unknown =>
    value === "{{page.ids}}" ? named : value === "{{page.first}}" ? named[0] : value;
  const list = (value: unknown): readonly unknown[] => [value].flat().flatMap(said);
  const holds = (value: unknown, wanted: unknown): boolean => {
    if (typeof wanted !== "object" || wanted === null || Array.isArray(wanted))
      return list(wanted).some((one) => (Array.isArray(value) ? value.includes(one) : value === one));
    const { from, until, before, after, not, present, contains } = wanted as Condition;
    const number = typeof value === "number" ? value : Number.NaN;
    return (
      (from === undefined || number >= Number(from)) &&
      (until === undefined || number <= Number(until)) &&
      (before === undefined || number < Number(before)) &&
      (after === undefined || number > Number(after)) &&
      (not === undefined || !holds(value, not)) &&
      (present === undefined || present === (value !== undefined && String(value) !== "")) &&
      (contains === undefined || ((value ?? "") as string).includes(contains as string))
    );
  };
  const { only, except, where: conditions = {}, after, sort, offset = 0, limit = all.length } = each;
  const chosen =
    only === undefined ? all : [...new Set(list(only))].flatMap((id) => all.filter((one) => one.id === id));
  const keys = [sort ?? []].flat();
  const sorted = chosen.toSorted((a, b) => {
    for (const key of keys) {
      const [name, sign] = key.startsWith("-") ? [key.slice(1), -1] : [key, 1];
      const [x, y] = [a, b].map((plant) => plant[name as "stock"]);
      if (x === y) continue;
      if (x === undefined || y === undefined) return x === undefined ? 1 : -1;
      return x < y ? -sign : sign;
    }
    return byId && keys.length > 0 ? a.id.localeCompare(b.id) : 0;
  });
  const begin = after === undefined ? -1 : sorted.findIndex(({ id }) => id === said(after));
  const turned = begin === -1 ? sorted : [...sorted.slice(begin + 1), ...sorted.slice(0, begin)];
  return turned
    .filter((plant) => Object.entries(conditions).every(([key, wanted]) => holds(plant[key as "id"], wanted)))
    .filter(({ id }) => except === undefined || !list(except).includes(id))
    .map(({ id }) => id)
    .slice(offset, offset + limit);
}

describe("all conditions of an each hold together", () => {
  it("of entries and of a list, as a plain filter has them", () => {
    assertProperty(
      fc.property(everyPlant, someIds, queries, (all, named, query) => {
        const context = contextOf(all, named);
        const entries = entriesOfEach({ each: "plants", ...query }, context);
        expect(entries.map(({ id }) => id)).toEqual(plainly(query, { all, named }));
        const items = itemsOfEach({ each: "{{page.plants}}", ...query }, context);
        const inList = plainly(query, { all, named, byId: false });
        expect(items?.map(({ value }) => (value as Plant).id)).toEqual(inList);
      }),
      { numRuns: runs(5000, { all: 2000, smoke: 500 }) },
    );
  });

  it("an entry is in the group of each of its values, and groups come as the choices do", () => {
    assertProperty(
      fc.property(everyPlant, queries, (all, { offset: _, limit: __, ...query }) => {
        const context = contextOf(all, ["a", "b"]);
        const shown = plainly(query, { all, named: ["a", "b"] });
        const groups = itemsOfEach({ each: "plants", ...query, group: "months" }, context) ?? [];
        const found = groups.map(({ parts }) => [
          parts?.get("key")?.value,
          parts?.get("items")?.list?.map(({ value }) => (value as Plant).id),
        ]);
        const expected = ["may", "april", "june"].flatMap((month) => {
          const inMonth = shown.filter((id) => all.find((one) => one.id === id)?.months?.includes(month));
          return inMonth.length > 0 ? [[month, inMonth]] : [];
        });
        expect(found).toEqual(expected);
      }),
      { numRuns: runs(1000) },
    );
  });
});

const shownFor = (cards: object) => {
  const { site, problems } = checkBakery({ pages: [pageOf(cardsOf({ cards }))] });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const props = site?.pages[0]?.blocks[0]?.props as { cards: { title: string }[] } | undefined;
  return props?.cards.map(({ title }) => title) ?? [];
};

it.each([
  [{ only: ["rye", "spelt"], where: { flour: "wheat" } }, ["Spelt"]],
  [{ only: ["rye", "spelt"], except: "rye" }, ["Spelt"]],
  [{ only: "spelt" }, ["Spelt"]],
  [{ only: "{{page.id}}", where: { flour: "wheat" } }, ["nothing"]],
])("%j of a site leaves %j", (query, names) => {
  const cards = [{ each: "breads", ...query, item: { title: "{{item.name}}" } }, { title: "nothing" }];
  expect(shownFor(cards).slice(0, names.length)).toEqual(names);
});

it("a group is named by one of the values of a list", () => {
  const item = { title: "{{item.key}}", rows: { each: "{{item.items}}", item: { name: "{{item.name}}" } } };
  expect(shownFor({ each: "breads", group: "allergens", item })).toEqual(["gluten", "rye"]);
});
