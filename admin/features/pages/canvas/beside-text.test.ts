import { expect, it } from "vitest";
import { clearOf } from "./beside-text.ts";

it("stays where it lies over nothing", () => {
  expect(clearOf(10, 40, undefined)).toBe(10);
  expect(clearOf(10, 40, { top: 60, bottom: 90 })).toBe(10);
  expect(clearOf(200, 40, { top: 60, bottom: 90 })).toBe(200);
});

it("goes below the text that it would cover", () => {
  expect(clearOf(50, 40, { top: 60, bottom: 90 })).toBe(98);
});
