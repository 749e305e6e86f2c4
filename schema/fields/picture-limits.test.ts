import { expect, it } from "vitest";
import { largestSize, pictureLimits } from "./picture-limits.ts";

it.each([
  [17_000, 400],
  [400, 16_383],
  [8000, 8000],
  [65_500, 900],
  [1, 1],
])("%d × %d can be shown", (width, height) => {
  expect(largestSize({ width, height })).toBeUndefined();
});

it.each([
  [400, 20_000, 327, 16_383],
  [70_000, 100, 65_500, 93],
  [10_000, 10_000, 8000, 8000],
])("%d × %d can be shown at %d × %d", (width, height, widest, highest) => {
  const fitting = largestSize({ width, height });
  expect(fitting).toEqual({ width: widest, height: highest });
  expect(widest * highest).toBeLessThanOrEqual(pictureLimits.pixels);
});
