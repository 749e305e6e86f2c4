import { expect, it } from "vitest";
import { blocksOfEdit, extendSelection, selectBlocks, selectedBlocks, toggleBlock } from "./selection.ts";
import type { PageDocument } from "./site-document.ts";

const page: PageDocument = {
  id: "home",
  path: "/",
  blocks: ["a", "b", "c", "d"].map((id) => ({ id, type: "prose" })),
};
const of = (...ids: string[]) => selectBlocks("home", ids);

it("is in the page's order, whatever was selected first, and only what is there", () => {
  expect(selectedBlocks({ page: "home", block: "c", also: ["a", "gone"] }, page)).toEqual(["a", "c"]);
  expect(selectedBlocks({ page: "other", block: "c" }, page)).toEqual([]);
  expect(selectedBlocks({ page: "home" }, page)).toEqual([]);
});

it("adds a block and takes it away, and the first stays the first", () => {
  const two = toggleBlock(of("c"), page, "a");
  expect(two).toEqual({ page: "home", block: "c", also: ["a"] });
  expect(toggleBlock(two, page, "a")).toEqual({ page: "home", block: "c" });
  expect(toggleBlock(two, page, "c")).toEqual({ page: "home", block: "a" });
  expect(toggleBlock(of("a"), page, "a")).toEqual({ page: "home" });
  expect(toggleBlock({ page: "home" }, page, "b")).toEqual({ page: "home", block: "b" });
  expect(toggleBlock({ page: "other", block: "b" }, page, "a")).toEqual({ page: "home", block: "a" });
});

it("extends from the first block to another, up and down", () => {
  const down = extendSelection(of("b"), page, "d");
  expect(selectedBlocks(down, page)).toEqual(["b", "c", "d"]);
  const up = extendSelection(down, page, "a");
  expect(up).toEqual({ page: "home", block: "b", also: ["a"] });
  expect(extendSelection(up, page, "b")).toEqual({ page: "home", block: "b" });
  expect(extendSelection({ page: "home" }, page, "c")).toEqual({ page: "home", block: "c" });
});

it("is of all selected blocks where an edit begins at one of them", () => {
  const selection = { page: "home", block: "a", also: ["c"] };
  expect(blocksOfEdit(selection, page, "c")).toEqual(["a", "c"]);
  expect(blocksOfEdit(selection, page, "b")).toEqual(["b"]);
});
