import { describe, expect, it } from "vitest";
import { createWriter } from "./write-text.ts";

const write = (text: string, change: (value: Record<string, unknown>) => unknown) => {
  const value = JSON.parse(text) as Record<string, unknown>;
  return createWriter(text, value)(change(structuredClone(value)));
};

describe("the text of a changed value", () => {
  it.each<[string, string, (value: Record<string, never>) => unknown, string]>([
    ["nothing", '{ "b":1,\n"a" :  "\\u00e9" }\n', (value) => value, '{ "b":1,\n"a" :  "\\u00e9" }\n'],
    [
      "a value",
      '{ "b":1,\n"a" :  "\\u00e9" }\n',
      (value) => ({ ...value, b: 2 }),
      '{ "b":2,\n"a" :  "\\u00e9" }\n',
    ],
    [
      "the order of keys, which is the author's",
      '{"b": 1, "a": 2}',
      () => ({ a: 3, b: 1 }),
      '{"b": 1, "a": 3}',
    ],
    [
      "a key more",
      '{\n\t"a": 1\n}',
      (value) => ({ ...value, b: { c: [] } }),
      '{\n\t"a": 1,\n\t"b": {\n\t\t"c": []\n\t}\n}',
    ],
    [
      "a key between others",
      '{\n  "a": 1,\n  "c": 3\n}',
      () => ({ a: 1, b: 2, c: 3 }),
      '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}',
    ],
    [
      "a key renamed, wherever it stands in the value",
      '{\n  "\\u0061" : "\\u00e9",\n  "c": 3\n}',
      () => ({ c: 3, b: "é" }),
      '{\n  "b" : "\\u00e9",\n  "c": 3\n}',
    ],
    [
      "two keys renamed whose values are equal",
      '{ "a": true, "b": true, "c": 3 }',
      () => ({ x: true, y: true, c: 3 }),
      '{ "x": true, "y": true, "c": 3 }',
    ],
    [
      "a key renamed in every item of a list",
      '{ "a": [{ "q": "\\u0041" },\n  { "q":"B" }] }',
      () => ({ a: [{ question: "A" }, { question: "B" }] }),
      '{ "a": [{ "question": "\\u0041" },\n  { "question":"B" }] }',
    ],
    ["a key less at the end", '{\n  "a": 1,\n  "c": 3\n}', () => ({ a: 1 }), '{\n  "a": 1\n}'],
    ["a key less at the start", '{\n  "a": 1,\n  "c": 3\n}', () => ({ c: 3 }), '{\n  "c": 3\n}'],
    ["the last key", '{\n  "a": 1\n}\n', () => ({}), "{}\n"],
    [
      "an item in a short list",
      '{ "a": ["x", "y"] }',
      () => ({ a: ["x", "z z", "y"] }),
      '{ "a": ["x", "z z", "y"] }',
    ],
    ["an item in an empty list", '{\n  "a": []\n}', () => ({ a: ["x"] }), '{\n  "a": [\n    "x"\n  ]\n}'],
    [
      "the order of items",
      '{ "a": [\n  { "t": "\\u0041" },\n  { "t": 2 } ] }',
      () => ({ a: [{ t: 2 }, { t: "A" }] }),
      '{ "a": [\n  { "t": 2 },\n  { "t": "\\u0041" } ] }',
    ],
    [
      "an item like its neighbours",
      '{ "a": [\n  { "t": 1, "u": 2 }\n] }',
      () => ({
        a: [
          { t: 1, u: 2 },
          { t: 3, u: [4, 5] },
        ],
      }),
      '{ "a": [\n  { "t": 1, "u": 2 },\n  { "t": 3, "u": [4, 5] }\n] }',
    ],
    [
      "a file of one line",
      '{"a":[1,2],"b":{"c":1}}',
      () => ({ a: [1, 2, { d: 3 }], b: { c: 1, e: "f" } }),
      '{"a":[1,2,{"d":3}],"b":{"c":1,"e":"f"}}',
    ],
    [
      "Windows line breaks",
      '{\r\n    "a": 1\r\n}\r\n',
      () => ({ a: 1, b: [2] }),
      '{\r\n    "a": 1,\r\n    "b": [\r\n        2\r\n    ]\r\n}\r\n',
    ],
    [
      "what was written elsewhere",
      '{ "a": { "t": "\\u0041" }, "b": [] }',
      () => ({ a: {}, b: [{ t: "A" }] }),
      '{ "a": {}, "b": [{ "t": "\\u0041" }] }',
    ],
    [
      "white space before commas",
      '{ "a": 1 , "b": 2 , "c": 3 }',
      () => ({ a: 1, b: 9, c: 3 }),
      '{ "a": 1 , "b": 9 , "c": 3 }',
    ],
    [
      "a key named __proto__",
      '{ "__proto__": { "a": 1 }, "b": 2 }',
      (value) => ({ ...value, b: 3 }),
      '{ "__proto__": { "a": 1 }, "b": 3 }',
    ],
  ])("%s", (_, text, change, expected) => {
    expect(write(text, change as (value: Record<string, unknown>) => unknown)).toBe(expected);
  });
});
