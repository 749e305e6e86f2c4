import { describe, expect, it } from "vitest";
import { idsIn, withUniqueInnerIds } from "./block.ts";

const columns = {
  id: "columns",
  type: "columns",
  props: {
    columns: [
      { blocks: [{ id: "text", type: "prose", props: { text: "One" } }] },
      {
        blocks: [
          { id: "sidebar", type: "sidebar", props: { blocks: [{ id: "text-2", type: "prose", props: {} }] } },
        ],
      },
    ],
  },
};

describe("the ids of blocks in blocks", () => {
  it("are found at each depth", () => {
    expect(idsIn([columns])).toEqual(["columns", "text", "sidebar", "text-2"]);
  });

  it("stay where they are free, as the same block", () => {
    expect(withUniqueInnerIds(columns, ["columns", "other"])).toBe(columns);
  });

  it("are not those of a form's fields", () => {
    const form = { id: "form", type: "form", props: { fields: [{ id: "email", type: "email" }] } };
    expect(withUniqueInnerIds(form, ["email"]).props).toEqual(form.props);
  });

  it.each<[readonly string[], readonly string[]]>([
    [["text"], ["columns", "text-2", "sidebar", "text-3"]],
    [["sidebar"], ["columns", "text", "sidebar-2", "text-2"]],
    [idsIn([columns]), ["columns", "text-3", "sidebar-2", "text-4"]],
  ])("become others where %j are taken", (taken, ids) => {
    const changed = withUniqueInnerIds(columns, taken);
    expect(idsIn([changed])).toEqual(ids);
    expect(changed.props).not.toEqual(columns.props);
    expect(columns.props.columns[0]?.blocks[0]?.id).toBe("text");
  });
});
