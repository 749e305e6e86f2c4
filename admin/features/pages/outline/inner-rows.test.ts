import { describe, expect, it } from "vitest";
import { blocks } from "../../../../blocks/index.ts";
import { innerRows } from "./inner-rows.ts";

const schemaOf = (type: string) => blocks.find((block) => block.type === type)?.schema;
const text = (id: string) => ({ id, type: "prose", props: { text: "One" } });
const shown = (type: string, props: Readonly<Record<string, unknown>>) =>
  innerRows({ id: "outer", type, props }, schemaOf).map((row) =>
    row.kind === "list"
      ? `${row.depth} ${row.title}`
      : `${row.depth} ${row.id} ${row.index + 1}/${row.count}`,
  );

describe("the rows of the blocks in a block", () => {
  it.each([
    ["text", "prose", { text: "One" }, []],
    [
      "columns",
      "columns",
      { columns: [{ blocks: [text("a"), text("b")] }, {}] },
      ["1 Column 1", "1 outer/columns/0/blocks/0 1/2", "1 outer/columns/0/blocks/1 2/2", "1 Column 2"],
    ],
    [
      "a sidebar",
      "sidebar",
      { blocks: [text("a")], sidebar: [text("a")] },
      ["1 Main part", "1 outer/blocks/0 1/1", "1 Sidebar", "1 outer/sidebar/0 1/1"],
    ],
    [
      "columns in a sidebar",
      "sidebar",
      { blocks: [{ id: "in", type: "columns", props: { columns: [{ blocks: [text("a")] }, {}] } }] },
      [
        "1 Main part",
        "1 outer/blocks/0 1/1",
        "2 Column 1",
        "2 outer/blocks/0/props/columns/0/blocks/0 1/1",
        "2 Column 2",
        "1 Sidebar",
      ],
    ],
    [
      "a list that comes from elsewhere",
      "sidebar",
      { blocks: ["{{entry.blocks}}", text("a")], sidebar: { each: "posts", item: {} } },
      ["1 Main part", "1 outer/blocks/1 2/2", "1 Sidebar"],
    ],
  ])("of %s are all that it has", (_, type, props, rows) => {
    expect(shown(type, props)).toEqual(rows);
  });
});
