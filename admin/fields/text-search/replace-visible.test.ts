import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { runs } from "../../../tests/support/extent.ts";
import { replacerOf } from "./replace-in-text.ts";
import { replaceVisible } from "./replace-visible.ts";
import { visibleText } from "./visible-text.ts";

const markdown = { isMarkdown: true, tokenText: () => "Fosse & Field" } as const;
const line = { ...markdown, isMarkdown: false } as const;

describe("what people read of a text", () => {
  it.each([
    ["AT&amp;T and caf&eacute;", "AT&T and café"],
    ["&#8364;5 &#x20AC;6", "€5 €6"],
    ["soft\u00adhyphen and zero\u200bwidth and &shy;named", "softhyphen and zerowidth and named"],
    ["**b**old and _it_alic, `code`", "bold and _it_alic, code"],
    ['a [link](/x "t") b', "a link b"],
    ["5 \\* 3", "5 * 3"],
    ["{{site.name}} is here", "Fosse & Field is here"],
    ["> quoted\n> words", "quoted words"],
    ["- one\n- two **b**", "one\ntwo b"],
    ["# Title\n\nWords", "Title\nWords"],
    ["| a | b |\n| - | - |\n| **c** | d |", "a\nb\nc\nd"],
    ["claim[^1].\n\n[^1]: note", "claim.\nnote"],
    ["![alt text](x.jpg) after", "alt text after"],
    ["x<sub>2</sub>", "x2"],
    ["one\ntwo", "one two"],
  ])("%j is read %j", (source, shown) => {
    expect(visibleText(source, markdown).shown.replace(/\n+/g, "\n").trim()).toBe(shown);
  });

  it("of a plain text is its letters, and what tokens stand for", () => {
    expect(visibleText("AT&amp;T **x** {{site.name}} a\u00adb", line).shown).toBe(
      "AT&amp;T **x** Fosse & Field ab",
    );
  });
});

it.each([
  ["half of a letter", "cafe\u0301", "cafe"],
  ["half of a letter of three parts", "e\u0301\u0323", "e"],
  ["one of a family", "\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc67", "\ud83d\udc69"],
])("%s is not found", (_, source, sought) => {
  const replacer = replacerOf({ text: sought, by: "x", matchCase: false });
  expect(replaceVisible(source, replacer, markdown)).toEqual({ text: source, count: 0, fixed: 0 });
});

describe("what people read is changed where it is written", () => {
  it.each([
    ["Call AT&amp;T now", "AT&T", "BT", "Call BT now"],
    ["The caf&eacute; opens", "café", "bar", "The bar opens"],
    ["F**i**eld day", "Field", "Fosse", "Fosse day"],
    ["the **bold** word", "the bold", "a plain", "a plain word"],
    ["the **bold word**", "bold word", "new", "the **new**"],
    ["**one two** three", "two three", "four", "**one four**"],
    ["soft\u00adhyphen here", "softhyphen", "plain", "plain here"],
    ["5 \\* 3", "5 * 3", "15", "15"],
    ["[the house](/house) x", "the house", "a barn", "[a barn](/house) x"],
    ["one\u00a0two", "one two", "three", "three"],
    ["> a quoted\n> word", "quoted", "said", "> a said\n> word"],
    ["Price", "Price", "*Price*", "\\*Price\\*"],
    ["- one\n- two", "two", "three", "- one\n- three"],
    ["`code` x", "code", "text", "`text` x"],
    ["cafe\u0301 x", "caf\u00e9", "bar", "bar x"],
    ["caf\u00e9 x", "cafe\u0301", "bar", "bar x"],
    ["\ufb01ne \ufb02our", "fine", "good", "good \ufb02our"],
    ["don’t go", "don't", "do not", "do not go"],
    ["don't go", "don’t", "do not", "do not go"],
    ["“quoted” x", '"quoted"', "said", "said x"],
    ["weeks 1-2", "1–\u20602", "3", "weeks 3"],
    ["a\u2011b", "a-b", "c", "c"],
    ["a\u200fb c", "ab", "x", "x c"],
    ["\uff21\uff22\uff23", "ABC", "x", "x"],
    ["\u1112\u1161\u11ab\uae00", "\ud55c\uae00", "x", "x"],
    ["\u304b\u3099 x", "\u304c", "y", "y x"],
    ["\u2764\ufe0f x", "\u2764", "y", "y x"],
    ["नमस्ते", "नमस्ते", "x", "x"],
    ["我说**「重点」**内容", "「重点」", "要点", "我说**要点**内容"],
  ])("%j: %j to %j", (source, text, by, expected) => {
    const {
      text: changed,
      count,
      fixed,
    } = replaceVisible(source, replacerOf({ text, by, matchCase: true }), markdown);
    expect([changed, count, fixed]).toEqual([expected, 1, 0]);
  });

  it.each([
    ["{{site.name}} is here", "Fosse"],
    ["Ask {{site.name}} now", "Ask Fosse"],
  ])("%j can't be changed where %j is, and says so", (source, text) => {
    const found = replaceVisible(source, replacerOf({ text, by: "x", matchCase: true }), markdown);
    expect(found).toEqual({ text: source, count: 0, fixed: 1 });
  });

  it("as just that change, or not at all, whatever the text is", () => {
    const pieces = [
      "**",
      "*",
      "_",
      "`",
      "a",
      "b ",
      "word",
      " ",
      "\n",
      "\n\n",
      "> ",
      "- ",
      "&amp;",
      "[",
      "](/x)",
      "\\*",
      "\u00ad",
      "{{site.name}}",
      "重",
      "1. ",
      "# ",
    ];
    assertProperty(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 14 }), (parts) => {
        const source = parts.join("");
        const { shown } = visibleText(source, markdown);
        const { text, count, fixed } = replaceVisible(
          source,
          replacerOf({ text: "word", by: "new", matchCase: true }),
          markdown,
        );
        const wanted = shown.replaceAll("word", "new");
        if (fixed === 0) expect([source, visibleText(text, markdown).shown]).toEqual([source, wanted]);
        expect(count + fixed).toBe(shown.split("word").length - 1);
      }),
      { numRuns: runs(500) },
    );
  });
});
