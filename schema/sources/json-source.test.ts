import { describe, expect, it } from "vitest";
import type { ProblemLocation } from "../problems/problem.ts";
import { readJson } from "./json-source.ts";

const read = (text: string) => readJson("site.config.json", text);

describe("text that is not JSON is one problem, at the first mistake", () => {
  it.each([
    [
      "a missing comma",
      '{\n  "a": 1\n  "b": 2\n}',
      3,
      3,
      "A comma is missing before this.",
      "Write a comma between two values, or check the brackets before it.",
    ],
    [
      "a missing colon",
      '{ "a" 1 }',
      1,
      7,
      "A colon is missing between a key and its value.",
      "Write a colon after the key.",
    ],
    [
      "a missing value",
      '{ "a": }',
      1,
      8,
      "A value is missing here.",
      "Write a text in double quotes, a number, true, false, a list or an object.",
    ],
    [
      "a comma before a closing brace",
      '{ "a": 1, }',
      1,
      11,
      "A key in double quotes was expected, but found }.",
      "Remove the comma before the closing brace.",
    ],
    [
      "a comma before a closing bracket",
      "[1, ]",
      1,
      5,
      "A value is missing here.",
      "Remove the comma before the closing bracket.",
    ],
    [
      "a brace that is never closed",
      '{ "a": 1',
      1,
      9,
      "A closing brace } is missing.",
      "Write a } for each { that was opened.",
    ],
    [
      "a bracket that is never closed",
      "[1",
      1,
      3,
      "A closing bracket ] is missing.",
      "Write a ] for each [ that was opened.",
    ],
    [
      "a key without quotes",
      "{ a: 1 }",
      1,
      3,
      "a is not a word of JSON.",
      "Keys and texts stand in double quotes.",
    ],
    ["a comment", '{ // hello\n "a": 1 }', 1, 3, "JSON has no comments.", "Remove the comment."],
    [
      "something after the end",
      "{} {}",
      1,
      4,
      "There is something after the end of the JSON.",
      "Remove it, or check the brackets before it.",
    ],
    [
      "a text that never ends",
      '{ "a": "b }',
      1,
      8,
      "This text has no closing double quote.",
      'Write a " at its end, and \\n for a line break in it.',
    ],
    [
      "an escape that is none",
      '{ "a": "\\d" }',
      1,
      9,
      "A backslash in a text starts an escape, and this is not one.",
      "Write \\\\ for a backslash.",
    ],
    [
      "a token as guides show it",
      '{ "a": "\\{{item.name}}" }',
      1,
      9,
      "A backslash stands before the braces of a token.",
      "Take it away, so that the token is read: {{item.name}}.",
    ],
    [
      "a tab in a text",
      '{ "a": "b\tc" }',
      1,
      10,
      "A text may not hold a control character.",
      "Write \\n for a line break and \\t for a tab.",
    ],
    [
      "an empty file",
      "",
      1,
      1,
      "The file is empty.",
      'Write at least {}; a config starts with { "configVersion": 1, "site": {…}, "pages": […] }.',
    ],
    [
      "a quote inside a text",
      '{ "a": "b "c" d" }',
      1,
      12,
      "The text ends at the quote before c.",
      'Write \\" for a quote inside a text, and a comma between two values.',
    ],
    [
      "curly quotes",
      '{ "a": “b” }',
      1,
      8,
      "“b” is not a word of JSON.",
      'Keys and texts stand in straight double quotes, ".',
    ],
    ["a full-width colon", '{ "a"： 1 }', 1, 6, "： is not a word of JSON.", "Write : as on a keyboard."],
    ["an arrow", '{ "a" => 1 }', 1, 7, "=> is not a word of JSON.", "Write a colon."],
    [
      "a comma in a number",
      '{ "a": 1,5 }',
      1,
      10,
      "This number has a comma in it.",
      "Write a point, such as 0.5.",
    ],
    ["yes", '{ "a": yes }', 1, 8, "yes is not a word of JSON.", "Write true."],
    ["a misspelt word", '{ "a": flase }', 1, 8, "flase is not a word of JSON.", "Write false."],
    [
      "a bracket for a brace",
      '{ "a": { "b": 1 ] }',
      1,
      17,
      "This ] closes what a { opened.",
      "Close what was opened last first.",
    ],
    [
      "a colon for a comma",
      '{ "a": "b": "c" }',
      1,
      11,
      "A colon stands where a comma belongs.",
      "Write a comma, or check the quotes before it.",
    ],
    [
      "a key in single quotes",
      "{ 'a': 1 }",
      1,
      3,
      "'a' is not a word of JSON.",
      "Keys and texts stand in double quotes.",
    ],
  ])("%s", (_, text, line, column, message, suggestion) => {
    const { source, problems } = read(text);
    expect(source).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: "json-syntax", line, column, message });
    expect(problems[0]?.suggestion).toBe(suggestion);
  });

  it("nesting deeper than any config is a problem and not an overflow", () => {
    const { source, problems } = read("[".repeat(100_000));
    expect(source).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: "json-syntax", line: 1, column: 201 });
  });

  it("brackets in texts do not count as nesting", () => {
    expect(read(JSON.stringify({ a: `"${"[".repeat(1000)}\\"` })).problems).toEqual([]);
  });
});

describe("keys that are written twice", () => {
  it("are a problem at the second one, however deep", () => {
    const text = '{\n  "a": { "b": [{ "c": 1, "c": 2 }] }\n}';
    const { problems } = read(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      code: "duplicate-key",
      message: 'The key "c" is written twice in the same object; only one of them can count.',
      suggestion: "Remove one of the two.",
      line: 2,
      column: '  "a": { "b": [{ "c": 1, '.length + 1,
    });
  });

  it("are found when one of them is written with an escape", () => {
    expect(read('{ "a": 1, "\\u0061": 2 }').problems).toMatchObject([{ code: "duplicate-key", column: 11 }]);
  });

  it("are no problem in two objects, or as key and value", () => {
    expect(read('[{ "a": 1 }, { "a": 2, "b": "a" }, ["a", "a"]]').problems).toEqual([]);
  });
});

describe("__proto__", () => {
  it("is a key like any other, so that the schema sees it", () => {
    const { source } = read('{ "__proto__": { "polluted": true } }');
    expect(Object.keys(source?.value as object)).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(source?.value)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe("escapes for characters that no text may hold", () => {
  it.each([
    [
      "NUL",
      '{ "a": "b\\u0000" }',
      "site.config.json holds the control character U+0000, which no text needs.",
    ],
    [
      "a bell",
      '{ "a": "b\\u0007" }',
      "site.config.json holds the control character U+0007, which no text needs.",
    ],
    [
      "a backspace",
      '{ "a": "b\\b" }',
      "site.config.json holds the control character U+0008, which no text needs.",
    ],
    [
      "a form feed",
      '{ "a": "b\\f" }',
      "site.config.json holds the control character U+000C, which no text needs.",
    ],
    [
      "half of a pair",
      '{ "a": "b\\ud83c" }',
      "site.config.json holds half of a character U+D83C, which no text needs.",
    ],
    [
      "the other half",
      '{ "a": "b\\udfe0" }',
      "site.config.json holds half of a character U+DFE0, which no text needs.",
    ],
  ])("%s is a problem at the escape", (_, text, message) => {
    const { problems } = read(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: "encoding", message, line: 1, column: 10 });
  });

  it("says in which value it is", () => {
    const text =
      '{ "pages": [{ "id": "a" }, { "blocks": ["a", "\\u0001"], "b": "\\u0002" }], "c\\u0003": 1 }';
    expect(read(text).problems.map(({ pointer }) => pointer)).toEqual([
      "/pages/1/blocks/1",
      "/pages/1/b",
      "",
    ]);
  });

  it("is a problem in a key too", () => {
    expect(read('{ "a\\u0001": 1 }').problems).toMatchObject([{ code: "encoding", column: 5 }]);
  });

  it.each([
    ["a line break and a tab", '{ "a": "b\\n\\r\\tc" }'],
    ["a whole pair", '{ "a": "\\ud83c\\udfe0" }'],
    ["a backslash before what looks like one", '{ "a": "b\\\\u0000" }'],
    ["an emoji as it is", '{ "a": "🏠" }'],
  ])("%s is none", (_, text) => {
    expect(read(text).problems).toEqual([]);
  });
});

describe("positions", () => {
  const text = `{
  "site": { "name": "Fosse & Field" },
  "pages": [
    { "path": "/a", "a/b": "x", "m~n": "y" },
    { "path": "say \\"hi\\" to \\u00e9 {{nope}}" }
  ]
}`;
  const locate = (place: Omit<ProblemLocation, "file">) => read(text).source?.locate(place);
  const positionOf = (needle: string, extra = 0) => {
    const lines = text.slice(0, text.indexOf(needle) + extra).split("\n");
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  };

  it.each([
    ["the whole", { pointer: "" }, positionOf("{")],
    ["a value", { pointer: "/site/name" }, positionOf('"Fosse')],
    ["a key", { pointer: "/site/name", target: "key" as const }, positionOf('"name"')],
    ["an item", { pointer: "/pages/1" }, positionOf('{ "path": "say')],
    ["a key with a slash in it", { pointer: "/pages/0/a~1b" }, positionOf('"x"')],
    ["a key with a tilde in it", { pointer: "/pages/0/m~0n" }, positionOf('"y"')],
    ["a word in a text", { pointer: "/site/name", offset: 8 }, positionOf("Field")],
    ["a word behind escapes", { pointer: "/pages/1/path", offset: 14 }, positionOf("{{nope}}")],
    [
      "what is not there, at the nearest part of it",
      { pointer: "/pages/0/blocks/3/id" },
      positionOf('{ "path": "/a"'),
    ],
    ["what is not there in the root", { pointer: "/theme" }, positionOf("{")],
  ])("%s", (_, place, position) => {
    expect(locate(place)).toEqual(position);
  });
});

it("a text of ten million characters does not overflow anything", () => {
  const { source, problems } = read(JSON.stringify({ a: "x".repeat(10_000_000), b: "\\".repeat(1_000_000) }));
  expect(problems).toEqual([]);
  expect(source).toBeDefined();
});
