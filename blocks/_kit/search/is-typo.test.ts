import { describe, expect, it } from "vitest";
import { isTypo } from "./is-typo.ts";

describe("one typing mistake", () => {
  it.each([
    ["bread", "bred"],
    ["bread", "breadd"],
    ["bread", "braed"],
    ["bread", "rbead"],
    ["bread", "breat"],
    ["bread", "read"],
  ])("is between %s and %s", (one, other) => {
    expect([isTypo(one, other), isTypo(other, one)]).toEqual([true, true]);
  });

  it.each([
    ["bread", "bread"],
    ["bread", "brad e"],
    ["bread", "board"],
    ["bread", "beard"],
    ["bread", "bre"],
  ])("is not between %s and %s", (one, other) => {
    expect([isTypo(one, other), isTypo(other, one)]).toEqual([false, false]);
  });
});
