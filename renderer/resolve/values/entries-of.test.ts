import { describe, expect, it } from "vitest";
import { entriesOf } from "../../../blocks/_kit/schemas.ts";
import { defineBlock } from "../../../schema/block/define-block.ts";
import { resolvedProps, sampleProps } from "../../../schema/block/resolved-sample.ts";
import { bakeryBlocks, checkBakery, pageOf } from "../../../tests/support/bakery.ts";

const schema = {
  type: "object",
  title: "Shelf",
  description: "A shelf of breads.",
  properties: {
    breads: entriesOf("breads", { title: "Breads", description: "What lies on the shelf." }),
  },
} as const;

const shelf = defineBlock({
  type: "shelf",
  heading: 1,
  schema,
  view: ({ breads }) => breads.map(({ id }) => id).join(),
  sample: {},
  sampleEntries: { breads: [{ id: "rye", name: "Rye" }, { id: "bun" }] },
});

const entries = {
  "bakers/ada": "---\nname: Ada\n---\n",
  "breads/bun": "---\nname: Bun\nbaker: ada\n---\nSoft.\n",
  "breads/rye": "---\nname: Rye\nflour: rye\nprice: 4\nbaker: ada\n---\nDark.\n",
};

function shown(breads: unknown) {
  const { site, problems } = checkBakery({
    blocks: [...bakeryBlocks, shelf],
    entries,
    pages: [pageOf({ id: "shelf", type: "shelf", props: breads === undefined ? {} : { breads } })],
  });
  const props = site?.pages.find(({ path }) => path === "/")?.blocks[0]?.props as
    | { readonly breads: readonly Readonly<Record<string, unknown>>[] }
    | undefined;
  const errors = problems.filter(({ severity }) => severity === "error");
  return { breads: props?.breads, errors: errors.map(({ code, pointer }) => `${code} ${pointer}`) };
}

const names = (breads: unknown) => shown(breads).breads?.map(({ name }) => name);

describe("a list of entries", () => {
  it("has all of them where nothing is written, with their fields and without their text", () => {
    const { breads, errors } = shown(undefined);
    expect(errors).toEqual([]);
    expect(breads?.map(({ name }) => name)).toEqual(["Bun", "Rye"]);
    expect(breads?.[1]).toMatchObject({ id: "rye", flour: "rye", price: 4, baker: "ada" });
    expect(breads?.some((bread) => "body" in bread)).toBe(false);
  });

  it.each<[string, unknown, readonly string[]]>([
    ["those of a condition", { each: "breads", where: { flour: "rye" } }, ["Rye"]],
    [
      "those after a condition on the page",
      { if: { "site.company.name": "Hallam" }, value: ["bun"] },
      ["Bun"],
    ],
    ["those that are named", ["rye", "bun"], ["Rye", "Bun"]],
    ["one and some", ["bun", { each: "breads", limit: 1, sort: "-name" }], ["Bun", "Rye"]],
    ["what is made of each", { each: "breads", item: "{{item.id}}" }, ["Bun", "Rye"]],
    ["none", [], []],
  ])("has %s", (_, written, expected) => {
    expect(shown(written).errors).toEqual([]);
    expect(names(written)).toEqual(expected);
  });

  it.each<[string, unknown, readonly string[]]>([
    ["another collection", { each: "bakers" }, ["token-type /pages/0/blocks/0/props/breads/each"]],
    ["an id that there is not", ["rey"], ["unknown-entry /pages/0/blocks/0/props/breads/0"]],
    ["groups", { each: "breads", group: "flour" }, ["token-type /pages/0/blocks/0/props/breads/each"]],
  ])("is told of %s", (_, written, codes) => {
    expect(shown(written).errors).toEqual(codes);
  });

  it("is told once of a collection that the model has not", () => {
    const cakes = { ...schema.properties, cakes: entriesOf("cakes", { title: "C", description: "C." }) };
    const other = { ...shelf, schema: { ...schema, properties: cakes } };
    const { problems } = checkBakery({
      media: new Map(),
      blocks: [...bakeryBlocks, other],
      entries,
      pages: [pageOf({ id: "shelf", type: "shelf", props: {} })],
    });
    expect(problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'unknown-collection: There is no collection "cakes" in the model, whose entries this block shows.',
    ]);
  });
});

describe("a sample of a block", () => {
  it("shows the sample's entries in a list of them", () => {
    expect(resolvedProps(shelf, {}, [])).toEqual({
      breads: [
        { id: "rye", href: "/rye/", name: "Rye" },
        { id: "bun", href: "/bun/" },
      ],
    });
  });

  it("has them in a test too, by their ids or all of them", () => {
    const known = { breads: [{ id: "rye", name: "Rye" }] };
    const rye = { id: "rye", href: "/rye/", name: "Rye" };
    expect(sampleProps(schema, {}, [], known)).toEqual({ breads: [rye] });
    expect(sampleProps(schema, { breads: ["rye", "new"] }, [], known)).toEqual({
      breads: [rye, { id: "new", href: "/new/" }],
    });
  });
});
