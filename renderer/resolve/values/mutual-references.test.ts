import { expect, it } from "vitest";
import { defineBlock } from "../../../schema/block/define-block.ts";
import { bakeryBlocks, bakeryModel, cardsOf, checkBakery, pageOf } from "../../../tests/support/bakery.ts";

const text = (title: string) => ({ type: "string", title, description: title }) as const;

/** A block that is given one bread by its id. */
const bread = defineBlock({
  type: "bread",
  schema: {
    type: "object",
    title: "A bread",
    description: "A bread.",
    properties: { bread: { ...text("Bread"), entry: "breads" } },
  },
  view: () => null,
  sample: {},
});

const reference = { type: "string", entry: "breads" } as const;

/** Breads that refer to each other, once, in a list, in an object and in a list of objects. */
const model = {
  ...bakeryModel,
  collections: {
    ...bakeryModel.collections,
    breads: {
      title: "Breads",
      label: "name",
      sort: ["name"],
      fields: {
        type: "object",
        properties: {
          name: { type: "string" },
          next: reference,
          related: { type: "array", items: reference },
          pair: { type: "object", properties: { with: reference } },
          pairs: { type: "array", items: { type: "object", properties: { with: reference } } },
        },
        required: ["name"],
      },
    },
  },
};

const count = 30;
const name = (number: number) => `b${10 + (number % count)}`;

/** Each refers to six others in each way, so that no walk along them ends soon. */
const entries = Object.fromEntries(
  Array.from({ length: count }, (_, number) => {
    const others = [1, 2, 3, 5, 7, 11].map((step) => name(number + step));
    const pairs = others.map((other) => `  - with: ${other}\n`).join("");
    const fields = `name: ${name(number)}\nnext: ${others[0]}\nrelated: [${others.join(", ")}]\npair:\n  with: ${others[1]}\npairs:\n${pairs}`;
    return [`breads/${name(number)}`, `---\n${fields}---\nText.\n`];
  }),
);

it("entries that refer to each other are given with the ids of those that they refer to", () => {
  const listed = cardsOf({
    cards: [{ each: "breads", item: { title: "{{item.name}}", text: "{{item.next.next.name}}" } }],
  });
  const chosen = { id: "one", type: "bread", props: { bread: "b10" } };
  const { site, problems } = checkBakery({
    ...{ model, entries, pages: [pageOf(listed, chosen)], blocks: [...bakeryBlocks, bread] },
  });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const [cards, one] = site?.pages[0]?.blocks ?? [];
  const titles = Object.keys(entries).map((file) => file.slice("breads/".length));
  expect(cards?.props).toMatchObject({
    cards: titles.map((title, number) => ({ title, text: name(number + 2) })),
  });
  expect(one?.props).toMatchObject({
    bread: {
      id: "b10",
      next: "b11",
      related: ["b11", "b12", "b13", "b15", "b17", "b21"],
      pair: { with: "b12" },
      pairs: [
        { with: "b11" },
        { with: "b12" },
        { with: "b13" },
        { with: "b15" },
        { with: "b17" },
        { with: "b21" },
      ],
    },
  });
});
