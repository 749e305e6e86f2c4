import { describe, expect, it } from "vitest";
import type { Edit } from "../document/edit.ts";
import type { BlockDocument, EditedSite, PageDocument } from "../document/site-document.ts";
import { applyEdit } from "./apply-edit.ts";
import {
  beforeAtPosition,
  duplicateBlocks,
  moveBlocks,
  moveBlocksToPage,
  newBlocks,
  pasteBlocks,
  removeBlocks,
  setBlocksHidden,
  stepOfBlocks,
} from "./edits-of-blocks.ts";

const block = (id: string, more: Partial<BlockDocument> = {}): BlockDocument => ({
  id,
  type: "prose",
  props: { text: id },
  ...more,
});
const home: PageDocument = {
  id: "home",
  path: "/",
  blocks: ["a", "b", "c", "d", "e"].map((id) => block(id)),
};
const other: PageDocument = { id: "other", path: "/other", blocks: [block("b"), block("x")] };
const site: EditedSite = { config: { site: {}, pages: [home, other] }, entries: {} };

const made = (edit: Edit | undefined, on: EditedSite = site) => {
  const result = edit && applyEdit(on, edit);
  if (!result || "editError" in result) throw new Error(result?.editError ?? "There is no edit.");
  return result.site.config.pages.map(({ blocks }) => blocks.map(({ id }) => id).join(""));
};

describe("several blocks, in one step", () => {
  it.each([
    [["b", "d"], "a", "bdace"],
    [["b", "d"], undefined, "acebd"],
    [["b", "d"], "c", "abdce"],
    [["b", "d"], "d", "acbde"],
    [["b", "c"], "a", "bcade"],
  ])("%j before %s stand together, in their order", (ids, before, expected) => {
    expect(made(moveBlocks(home, ids, before))[0]).toBe(expected);
  });

  it.each([
    [["b", "c"], "b"],
    [["b", "c"], "d"],
    [["d", "e"], undefined],
  ])("%j before %s stand there already", (ids, before) => {
    expect(moveBlocks(home, ids, before)).toBeUndefined();
  });

  it.each([
    [["b", "c"], -1, "bcade"],
    [["b", "c"], 1, "adbce"],
    [["d", "e"], 1, undefined],
    [["a", "b"], -1, undefined],
    [["a", "c"], -1, "acbde"],
    [["c", "e"], 1, "abdce"],
    [["b", "d"], -1, "bdace"],
    [["b", "d"], 1, "acebd"],
  ] as const)("%j by %i", (ids, by, expected) => {
    const step = stepOfBlocks(home, ids, by);
    expect(step && made(moveBlocks(home, ids, step.before))[0]).toBe(expected);
  });

  it.each([
    [1, "bdace"],
    [2, "abdce"],
    [4, "acebd"],
  ])("are moved to position %i", (position, expected) => {
    const ids = ["b", "d"];
    expect(made(moveBlocks(home, ids, beforeAtPosition(home, ids, position)))[0]).toBe(expected);
  });

  it("are removed", () => {
    expect(made(removeBlocks(home, ["b", "d"]))[0]).toBe("ace");
  });

  it("are copied behind the last one, with new ids, in their order", () => {
    const edit = duplicateBlocks(home, ["b", "d"]);
    expect(made(edit)[0]).toBe("abcdb-2d-2e");
    const result = edit && applyEdit(site, edit);
    const after = result && "site" in result ? result.site.config.pages[0] : undefined;
    expect(newBlocks(home, after)).toEqual(["b-2", "d-2"]);
    expect(made(duplicateBlocks(home, ["d", "e"]))[0]).toBe("abcded-2e-2");
  });

  it("go to another page in their order: only an id that is taken there changes", () => {
    expect(made(moveBlocksToPage(home, ["b", "d"], "other"))).toEqual(["ace", "bxb-2d"]);
    expect(made(pasteBlocks("other", [block("b"), block("x"), block("n")], "x"))[1]).toBe("bb-2x-2nx");
  });

  it("are hidden, whichever are already, and shown again", () => {
    const blocks = [block("a", { hidden: true }), block("b"), block("c")];
    const page = { ...home, blocks };
    expect(setBlocksHidden(page, ["a", "b"], true)).toEqual({
      kind: "set-block-hidden",
      page: "home",
      block: "b",
      hidden: true,
    });
    expect(setBlocksHidden(page, ["a"], true)).toBeUndefined();
  });

  it("change nothing at all where one of them is locked", () => {
    const locked = { ...home, blocks: [block("a"), block("b", { lock: "layout" }), block("c")] };
    const on = { ...site, config: { ...site.config, pages: [locked, other] } };
    const edit = removeBlocks(locked, ["a", "b"]) as Edit;
    expect(applyEdit(on, edit)).toHaveProperty("editError");
  });
});
