import { expect, it } from "vitest";
import { scrollAt } from "./drag-block.ts";
import { gapAt, nearestGap } from "./watch-gaps.ts";

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

it.each([
  [-40, "top", "hero"],
  [330, "top", "hero"],
  [350, "top", "map"],
  [2000, "bottom", undefined],
])("what is let go at %d falls to an edge", (y, edge, before) => {
  expect(nearestGap(y, boxes)).toMatchObject({ edge, block: { page: "home" } });
  expect(nearestGap(y, boxes)?.before).toBe(before);
});

it("the page is scrolled near both ends of its room only, faster the nearer", () => {
  expect([-50, 0, 36, 72, 300, 528, 564, 600, 900].map((y) => scrollAt(y, 600))).toEqual([
    -18, -18, -9, 0, 0, 0, 9, 18, 18,
  ]);
});
