import fc from "fast-check";
import { expect, it } from "vitest";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { runs } from "../../tests/support/extent.ts";
import { parseYaml, readYaml } from "./read-yaml.ts";
import { parseSimpleYaml } from "./simple-yaml.ts";

/** What the parser finds in a text, and whether it finds anything wrong. */
const parsed = (yaml: string) => {
  const document = parseYaml(yaml);
  return document.errors.length > 0 ? "wrong" : document.toJS({ maxAliasCount: 0 });
};

it("reads the fields of most front matter", () => {
  const yaml = `
title: Rye bread, as it was: no, "ours" & theirs
date: 2031-06-30
summary: "Two words: one #tag, it's “ours”"
name: 'She said "no"'
price: 450
draft: false
empty: ""
town: Größe
tags: [rye, "new, ours", two words]
none: []
places:
  - Exeter
  - it's a:b
flat:
- one
- two
`;
  expect(parseSimpleYaml(yaml)).toBeUndefined();
  const fine = yaml.replace("was: no", "was:no");
  expect(parseSimpleYaml(fine)).toEqual(parsed(fine));
  expect(parseSimpleYaml(fine.replaceAll("\n", "\r\n"))).toEqual(parsed(fine));
});

it.each([
  ["a list of numbers", "sizes: [1, 2]"],
  ["a list with a constant", "tags: [a, true]"],
  ["a list of lists", "tags: [a, [b]]"],
  ["a list of maps", "tags: [{ a: b }]"],
  ["a list with an empty item", "tags: [a, , b]"],
  ["a list that goes on", "tags: [a,\n  b]"],
  ["a list of maps below", "tags:\n  - a: b"],
  ["a list with a number below", "tags:\n  - a\n  - 1"],
  ["an item of several lines", "tags:\n  - a\n    b"],
  ["items at two depths", "tags:\n  - a\n    - b"],
  ["items further out", "tags:\n  - a\n- b"],
  ["a name without a value before another", "tags:\ntitle: one"],
  ["a map", "a:\n  b: c"],
  ["a text of several lines", "title: one\n  two"],
  ["a comment", "title: one # two"],
  ["a comment on its own", "# one\ntitle: two"],
  ["an escape", 'title: "one\\ntwo"'],
  ["a quote within quotes", "title: 'it''s'"],
  ["a name that is no text", "null: one"],
  ["two fields of one name", "title: one\ntitle: two"],
  ["a number of another kind", "price: 1.50"],
  ["a number in base eight", "price: 0o17"],
  ["an anchor", "title: &one two"],
  ["a tag", "title: !one two"],
  ["nothing behind the colon", "title:"],
  ["a text that goes on", 'title: "one\ntwo"'],
  ["a space at the end", "title: one "],
  ["a tab", "title:\tone"],
  ["an end of the document", "title: one\n...\n"],
  ["nothing", ""],
])("leaves %s to the parser", (_, yaml) => {
  expect(parseSimpleYaml(yaml)).toBeUndefined();
});

const part = fc.constantFrom(
  ...[
    "a",
    "Zoë",
    "null",
    "True",
    "NULL",
    "nULL",
    "12",
    "012",
    "1e3",
    "0x1f",
    "2031-06-30",
    ".inf",
    "~",
    "-",
    "--",
  ],
  ...[
    ": ",
    ":",
    " #",
    "#",
    '"',
    "'",
    '""',
    "''",
    "\\",
    "{",
    "}",
    "[",
    "]",
    ",",
    "&",
    "*",
    "!",
    "|",
    ">",
    "%",
    "@",
  ],
  ...[
    "`",
    "?",
    "? ",
    "- ",
    " ",
    "  ",
    "\t",
    "\n",
    "\r\n",
    "\r",
    "\u00a0",
    "\u0085",
    "\u2028",
    "\ufeff",
    "é",
    "😀",
    "…",
  ],
);
const anything = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(""));
const usual = fc.constantFrom(
  "Rye bread",
  "it's #1, a:b",
  "2031-06-30",
  "12",
  '"One: two"',
  "'One #two'",
  "true",
);
const item = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("rye", "two words", '"a, b"', "a-b", "x_1") },
  anything,
);
const list = fc.oneof(
  fc
    .tuple(fc.array(item, { maxLength: 3 }), fc.constantFrom(", ", ",", " , "))
    .map(([items, comma]) => `[${items.join(comma)}]`),
  fc
    .tuple(fc.array(item, { maxLength: 3 }), fc.constantFrom("", "  ", "    "), fc.constantFrom("\n", "\r\n"))
    .map(([items, indent, end]) => items.map((one) => `${end}${indent}- ${one}`).join("")),
);
const value = fc.oneof(
  { weight: 2, arbitrary: usual },
  { weight: 2, arbitrary: list },
  { weight: 1, arbitrary: anything },
);
const usualName = fc.constantFrom("title", "date", "a-b", "x_1", "constructor");
const otherName = fc.oneof(fc.constantFrom("true", "Null"), anything);
const name = fc.oneof({ weight: 9, arbitrary: usualName }, { weight: 1, arbitrary: otherName });
const lines = fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 3 });

it("finds what the parser finds, or leaves it to the parser", () => {
  let found = 0;
  assertProperty(
    fc.property(lines, fc.constantFrom("\n", "\r\n"), (fields, end) => {
      const yaml = fields
        .map(([own, text]) => `${own}:${/^\r?\n|^$/.test(text) ? "" : " "}${text}`)
        .join(end);
      const plain = parseSimpleYaml(yaml);
      if (plain === undefined) return;
      found++;
      expect(plain).toEqual(parsed(yaml));
      expect(readYaml(yaml).mistake).toBeUndefined();
    }),
    { numRuns: runs(20_000) },
  );
  expect(found).toBeGreaterThan(0);
});

it("says where a value is, which it was read without", () => {
  const yaml = "\ntitle: One two\ndate: 2031-06-30\n";
  const { offsetOf } = readYaml(yaml);
  expect(yaml.slice(offsetOf(["title"], "value", 4))).toMatch(/^two/);
  expect(yaml.slice(offsetOf(["date"], "key", 0))).toMatch(/^date/);
});
