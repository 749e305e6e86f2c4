import { expect, it } from "vitest";
import { coveredHeight } from "./covered-height.ts";

it.each([
  ["nothing, where all can be seen", 844, { height: 844, offsetTop: 0, scale: 1 }, 0],
  ["the keyboard", 844, { height: 508, offsetTop: 0, scale: 1 }, 336],
  [
    "less of it, where the window was moved up for what is typed in",
    844,
    { height: 508, offsetTop: 200, scale: 1 },
    136,
  ],
  ["nothing, where somebody looks closely", 844, { height: 422, offsetTop: 100, scale: 2 }, 0],
  ["nothing, where more is seen than the page has", 844, { height: 900.4, offsetTop: 0, scale: 1 }, 0],
] as const)("is %s", (_, height, seen, covered) => {
  expect(coveredHeight(height, seen)).toBe(covered);
});
