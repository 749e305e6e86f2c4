import { describe, expect, it } from "vitest";
import { excerptOf, markWords } from "./mark-words.ts";

describe("what was searched for", () => {
  const searched = (...words: string[]) => ({ words: new Set(words), language: "fr" });

  it("is marked as it is written, and nothing is lost", () => {
    const pieces = markWords("L’Été à Lille, été", searched("ete"));
    expect(pieces.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(["Été", "été"]);
    expect(pieces.map(({ text }) => text).join("")).toBe("L’Été à Lille, été");
    expect(markWords("寿司を食べる", searched("寿司", "食べ")).map(({ text }) => text)).toEqual([
      "寿司",
      "を",
      "食べ",
      "る",
    ]);
  });

  it("is in the part of the text that is shown", () => {
    const text = `${"avant ".repeat(100)}pain noir ${"apres ".repeat(100)}`;
    const excerpt = excerptOf(text, searched("noir", "pain"));
    expect(excerpt).toMatch(/^… avant .* pain noir apres .* …$/);
    expect(excerpt.length).toBeLessThan(190);
    expect(excerptOf("court", searched("pain"))).toBe("court");
  });
});
