import { describe, expect, it } from "vitest";
import { plainText, truncateWords } from "./plain-text.ts";

describe("a Markdown text as words", () => {
  it.each([
    ["## Title\n\nA **bold** [link](/x), `code`.", "Title A bold link, code."],
    ["- one\n- two\n\n> said", "one two said"],
    ["![alt](x.jpg) After\n\n---\n\n```\ncode\n```", "After"],
    ["A claim.[^1]\n\n[^1]: Not read.", "A claim."],
    ["| a | b |\n| - | - |\n| c | d |", "a b c d"],
    ["Term\n: meaning", "Term meaning"],
    ["x<br>y", "x y"],
    ["", ""],
  ])("%j is %j", (markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });

  it.each([
    ["A dark loaf, as ever.", 20, "A dark loaf, as…"],
    ["A dark loaf", 20, "A dark loaf"],
    ["unbreakableword", 8, "unbreak…"],
    ["one, two", 6, "one…"],
    ["日本語のとても長い文章です", 6, "日本語のと…"],
  ])("%j in %i characters is %j", (text, most, expected) => {
    expect(truncateWords(text, most)).toBe(expected);
    expect([...truncateWords(text, most)].length).toBeLessThanOrEqual(most);
  });
});
