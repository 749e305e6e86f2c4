import { expect, it } from "vitest";
import { defineBlock } from "../../../schema/block/define-block.ts";
import { bakeryBlocks, checkBakery, pageOf } from "../../../tests/support/bakery.ts";

const text = (title: string) => ({ type: "string", title, description: title }) as const;
const list = <Items>(title: string, items: Items) =>
  ({ type: "array", title, description: title, items }) as const;

const rows = defineBlock({
  type: "rows",
  heading: 1,
  schema: {
    type: "object",
    title: "Rows",
    description: "Rows.",
    properties: {
      title: text("Title"),
      rows: list("Rows", {
        type: "object",
        title: "Row",
        description: "A row.",
        properties: {
          cells: { ...list("Cells", text("Cell")), positional: true },
          values: { ...list("Values", list("Values", text("Value"))), positional: true },
          notes: list("Notes", text("Note")),
        },
      }),
    },
  },
  view: () => null,
  sample: {},
});

const written = {
  cells: [
    "{{item.name}}",
    "{{item.flour}}",
    { if: { "item.name": "Rye" }, value: "Dark" },
    { if: { "item.name": { not: "Rye" } }, value: "{{item.price}}" },
    "{{item.baker.town}}",
    "{{item.price}}",
  ],
  values: ["{{item.allergens}}", ["{{item.flour}}"]],
  notes: ["{{item.flour}}", { if: { "item.name": "Rye" }, value: "Dark" }],
};

const entries = {
  "bakers/ada": "---\nname: Ada\n---\n",
  "bakers/bo": "---\nname: Bo\ntown: Leeds\n---\n",
  "breads/bun": "---\nname: Bun\nbaker: ada\n---\nSoft.\n",
  "breads/rye": "---\nname: Rye\nflour: rye\nprice: 4\nbaker: bo\nallergens: [gluten, rye]\n---\nDark.\n",
};

it.each([
  ["made of entries", [{ each: "breads", item: written }]],
  ["with a condition", [{ if: { "site.company.name": "Hallam" }, value: { each: "breads", item: written } }]],
])(
  "an item of a list whose items keep their places stays, and is empty, where it has no value: %s",
  (_, made) => {
    const { site, problems } = checkBakery({
      pages: [pageOf({ id: "rows", type: "rows", props: { title: "Rows", rows: made } })],
      entries,
      blocks: [...bakeryBlocks, rows],
    });
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(site?.pages[0]?.blocks[0]?.props).toEqual({
      title: "Rows",
      rows: [
        { cells: ["Bun", "", "", "", ""], values: [[], []], notes: [] },
        {
          cells: ["Rye", "rye", "Dark", "Leeds", "4"],
          values: [["gluten", "rye"], ["rye"]],
          notes: ["rye", "Dark"],
        },
      ],
    });
  },
);
