import { describe, expect, it } from "vitest";
import { listOf, nearest, suggestion } from "./suggest.ts";

const blocks = ["hero", "faq", "form", "cards-grid", "project-gallery", "timeline", "testimonials", "map"];

describe("nearest", () => {
  it.each([
    ["a letter left out", "timline", "timeline"],
    ["a letter too many", "timeliine", "timeline"],
    ["a letter changed", "timelane", "timeline"],
    ["two letters swapped", "tiemline", "timeline"],
    ["two swapped in a short word", "fqa", "faq"],
    ["other case", "FAQ", "faq"],
    ["a plural", "heros", "hero"],
    ["a hyphen left out", "cardsgrid", "cards-grid"],
    ["the nearer of two", "forn", "form"],
    ["the word itself", "map", "map"],
  ])("finds a word with %s", (_, word, expected) => {
    expect(nearest(word, blocks)).toBe(expected);
  });

  it.each(["accordion", "xyz", "carousel", "nav", "tab", "fromm", "", "q"])(
    "does not guess what %j was meant to be",
    (word) => {
      expect(nearest(word, blocks)).toBeUndefined();
    },
  );

  it("takes the first of two that are equally near", () => {
    expect(nearest("titel", ["title", "tidel"])).toBe("title");
  });
});

describe("suggestion", () => {
  it("asks about the nearest word", () => {
    expect(suggestion("timline", blocks)).toBe('Did you mean "timeline"?');
  });

  it("lists the words when they are few and none is near", () => {
    expect(suggestion("purple", ["warm", "cool"])).toBe('Use "warm" or "cool".');
  });

  it("says nothing when there is nothing to choose from, or too much", () => {
    expect(suggestion("purple", [])).toBeUndefined();
    expect(
      suggestion(
        "zzzzzzzzz",
        Array.from({ length: 13 }, (_, index) => `${index}`),
      ),
    ).toBeUndefined();
  });
});

it.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b"], "a or b"],
  [["a", "b", "c"], "a, b or c"],
])("%j reads %j", (words, sentence) => {
  expect(listOf(words)).toBe(sentence);
});
