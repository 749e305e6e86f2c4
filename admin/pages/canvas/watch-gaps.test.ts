import { expect, it } from "vitest";
import { gapAt } from "./watch-gaps.ts";

const boxes = [
  { block: { page: "home", block: "hero" }, top: 80, bottom: 600 },
  { block: { page: "home", block: "map" }, top: 600, bottom: 900 },
];

it.each([
  [75, "top", "hero"],
  [590, "top", "map"],
  [612, "top", "map"],
  [905, "bottom", undefined],
])("the pointer at %d is at an edge", (y, edge, before) => {
  expect(gapAt(y, boxes)).toMatchObject({ edge, ...(before && { before }) });
  expect(gapAt(y, boxes)?.before).toBe(before);
});

it.each([10, 300, 700, 1000])("the pointer at %d is at none", (y) => {
  expect(gapAt(y, boxes)).toBeUndefined();
});

it("a page without blocks has none", () => {
  expect(gapAt(0, [])).toBeUndefined();
});
