import { describe, expect, it } from "vitest";
import columns from "../../../blocks/columns/index.ts";
import sidebar from "../../../blocks/sidebar/index.ts";
import siteFooter from "../../../blocks/site-footer/index.ts";
import { blockLists, propsAround } from "./block-lists.ts";

const text = { id: "text", type: "prose", props: { text: "One" } };

describe("the lists of blocks in a block", () => {
  it.each([
    [
      "columns",
      columns.schema,
      { columns: [{ blocks: [text] }, {}] },
      [
        { path: ["columns", 0, "blocks"], title: "Column 1", count: 1 },
        { path: ["columns", 1, "blocks"], title: "Column 2", count: 0 },
      ],
    ],
    [
      "a sidebar",
      sidebar.schema,
      { blocks: [text, text] },
      [
        { path: ["blocks"], title: "Main part", count: 2 },
        { path: ["sidebar"], title: "Sidebar", count: 0 },
      ],
    ],
    [
      "a footer",
      siteFooter.schema,
      { columns: [{ title: "Pages", blocks: [text] }], facts: [{ name: "A", value: "B" }] },
      [{ path: ["columns", 0, "blocks"], title: "Column 1", count: 1 }],
    ],
  ])("of %s are found", (_, schema, props, lists) => {
    expect(blockLists(schema, props, [])).toEqual(lists);
  });

  it("are those of the block around a list, not of an outer one", () => {
    expect(propsAround(["columns", 0, "blocks"])).toEqual([]);
    const inner = ["columns", 0, "blocks", 1, "props"];
    expect(propsAround([...inner, "sidebar"])).toEqual(inner);
  });
});
