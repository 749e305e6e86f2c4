import { expect, it } from "vitest";
import { avoidRect } from "./beside-text.ts";

it("stays where it lies over nothing", () => {
  expect(avoidRect(10, 40, undefined)).toBe(10);
  expect(avoidRect(10, 40, { top: 60, bottom: 90 })).toBe(10);
  expect(avoidRect(200, 40, { top: 60, bottom: 90 })).toBe(200);
});

it("goes below the text that it would cover", () => {
  expect(avoidRect(50, 40, { top: 60, bottom: 90 })).toBe(98);
});
