import { expect, it } from "vitest";
import { focusAfterKey, focusAt, isCentre } from "./focal-point.ts";
import { objectPosition } from "./object-position.ts";

it("a point is in whole percents, and never outside of the picture", () => {
  expect(focusAt(0.1234, 0.9)).toEqual([0.12, 0.9]);
  expect(focusAt(-3, 7)).toEqual([0, 1]);
});

it.each([
  ["ArrowLeft", false, [0.29, 0.6]],
  ["ArrowRight", true, [0.4, 0.6]],
  ["ArrowUp", true, [0.3, 0.5]],
  ["ArrowDown", false, [0.3, 0.61]],
  ["Enter", false, undefined],
] as const)("%s with Shift %s moves it", (key, shift, then) => {
  expect(focusAfterKey([0.3, 0.6], key, shift)).toEqual(then);
});

it("steps back and forth lead to the same point", () => {
  const keys = ["ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight"];
  const moved = keys.reduce((focus, key) => focusAfterKey(focus, key, false) ?? focus, focusAt(0.5, 0.5));
  expect(isCentre(moved)).toBe(true);
});

it("is a place in a frame that crops the picture", () => {
  expect(objectPosition([0.3, 0.07])).toEqual({ objectPosition: "30% 7%" });
  expect(objectPosition(undefined)).toEqual({});
});
