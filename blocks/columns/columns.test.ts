import { describe, expect, it } from "vitest";
import { attributeOf, elementsOf } from "../../tests/support/html-tree.ts";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import { resolvedProps } from "../../tests/support/resolved-sample.ts";
import columns from "./index.ts";

const links = (id: string) => ({
  id,
  type: "links",
  props: { links: [{ text: `To ${id}`, href: `/${id}` }] },
});

describe("columns", () => {
  it("have their blocks in reading order, each with its id", () => {
    const nested = { id: "inner", type: "columns", props: { columns: [{ blocks: [links("three")] }] } };
    const props = {
      columns: [{ blocks: [links("one"), links("two")] }, { blocks: [nested, links("four")] }],
    };
    const elements = elementsOf(viewMarkup(columns, resolvedProps(columns, props)));
    const blocks = elements.filter((element) => attributeOf(element, "class") === "block");
    expect(blocks.map((element) => attributeOf(element, "id"))).toEqual([
      ...["one", "two", "inner", "three", "four"],
    ]);
  });
});
