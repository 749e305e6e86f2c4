import { describe, expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import { findBlocks, nextInGrid } from "./insert-menu.tsx";

describe("looking for a block", () => {
  const found = (wanted: string) =>
    findBlocks(blocks, wanted).flatMap((group) => group.blocks.map(({ type }) => type));

  it("shows each once, in its group, and those of a site's own behind them", () => {
    expect(found("").toSorted()).toEqual(blocks.map(({ type }) => type));
    const [first] = blocks;
    const { purpose: _, ...own } = first ?? ({} as never);
    expect(findBlocks([...blocks, { ...own, type: "own" }], "").at(-1)?.title).toBe("Others");
  });

  it.each([
    ["Questions", "faq"],
    ["map", "map"],
    ["  PICTURE   caption ", "picture"],
    ["reach form", "form"],
  ])("%s finds %s", (wanted, type) => {
    expect(found(wanted)).toContain(type);
  });

  it("puts what is called so before what only tells of it", () => {
    expect(found("picture")[0]).toBe("picture");
    expect(found("form")[0]).toBe("form");
  });

  it("finds nothing where nothing is", () => {
    expect(findBlocks(blocks, "zebra crossing")).toEqual([]);
  });
});

describe("arrow keys among tiles", () => {
  // Three above, two below, and one in the next group.
  const tiles = [0, 100, 200].map((left) => ({ left, top: 0 }));
  tiles.push({ left: 0, top: 90 }, { left: 100, top: 90 }, { left: 0, top: 300 });
  it.each([
    [0, "ArrowRight", 1],
    [0, "ArrowLeft", 0],
    [1, "ArrowDown", 4],
    [2, "ArrowDown", 4],
    [4, "ArrowDown", 5],
    [5, "ArrowDown", 5],
    [5, "ArrowUp", 3],
    [4, "ArrowUp", 1],
    [3, "Home", 0],
    [0, "End", 5],
    [2, "a", 2],
    [-1, "ArrowDown", -1],
  ])("from %i, %s leads to %i", (from, key, to) => {
    expect(nextInGrid(tiles, from, key)).toBe(to);
  });
});
