import fc from "fast-check";
import matter from "gray-matter";
import { afterEach, describe, expect, it } from "vitest";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { runs } from "../../tests/support/extent.ts";
import { readMarkdown } from "./markdown-source.ts";
import { splitFrontMatter } from "./split-front-matter.ts";

const file = "content/posts/a.md";
const read = (text: string) => readMarkdown(file, text);
const contentOf = (text: string) => read(text).source?.value;

/** Where a text is in another, as readMarkdown should say. */
function positionOf(text: string, needle: string) {
  const lines = text.slice(0, text.indexOf(needle)).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

describe("a Markdown file", () => {
  it.each([
    [
      "front matter and text",
      "---\ntitle: A\n---\nText.\n",
      { frontMatter: { title: "A" }, body: "Text.\n" },
    ],
    [
      "CRLF line ends",
      "---\r\ntitle: A\r\n---\r\nText.\r\n",
      { frontMatter: { title: "A" }, body: "Text.\r\n" },
    ],
    ["empty front matter", "---\n---\nText.", { frontMatter: {}, body: "Text." }],
    ["nothing but a comment", "---\n# nothing yet\n---\nText.", { frontMatter: {}, body: "Text." }],
    ["no text", "---\ntitle: A\n---\n", { frontMatter: { title: "A" }, body: "" }],
    ["no last line break", "---\ntitle: A\n---", { frontMatter: { title: "A" }, body: "" }],
    [
      "white space behind the dashes",
      "--- \ntitle: A\n---  \nText.",
      { frontMatter: { title: "A" }, body: "  \nText." },
    ],
    [
      "rules in the text",
      "---\ntitle: A\n---\na\n\n---\n\nb",
      { frontMatter: { title: "A" }, body: "a\n\n---\n\nb" },
    ],
    [
      "a second block",
      "---\ntitle: A\n---\n---\ntitle: B\n---\n",
      { frontMatter: { title: "A" }, body: "---\ntitle: B\n---\n" },
    ],
    ["dates as texts", "---\ndate: 2025-03-04\n---\n", { frontMatter: { date: "2025-03-04" }, body: "" }],
    [
      "days that do not exist as texts",
      "---\ndate: 2024-13-45\n---\n",
      { frontMatter: { date: "2024-13-45" }, body: "" },
    ],
    [
      "words that YAML 1.1 took for truth",
      "---\na: yes\nb: no\nc: on\n---\n",
      { frontMatter: { a: "yes", b: "no", c: "on" }, body: "" },
    ],
    [
      "numbers, lists and maps",
      "---\na: 1\nb: [x, 2]\nc: { d: true }\n---\n",
      { frontMatter: { a: 1, b: ["x", 2], c: { d: true } }, body: "" },
    ],
    [
      "numbers that YAML 1.1 took for hours",
      "---\na: 10:30\n---\n",
      { frontMatter: { a: "10:30" }, body: "" },
    ],
    [
      "a text over several lines",
      "---\na: |\n  one\n  two\n---\n",
      { frontMatter: { a: "one\ntwo\n" }, body: "" },
    ],
    ["a merge key as a key like any other", "---\n<<: x\n---\n", { frontMatter: { "<<": "x" }, body: "" }],
  ])("has %s", (_, text, value) => {
    expect(read(text).problems).toEqual([]);
    expect(contentOf(text)).toEqual(value);
  });

  it("reads a bad file the second time as the first", () => {
    const text = "---\ntitle: [\n---\n";
    expect(read(text).problems).toEqual(read(text).problems);
    expect(read(text).problems).toHaveLength(1);
  });
});

describe("code in front matter is refused, and never run", () => {
  const harmed = () => (globalThis as Record<string, unknown>).harmed;
  afterEach(() => {
    delete (globalThis as Record<string, unknown>).harmed;
  });
  const code = "module.exports = (globalThis.harmed = true, { title: 'A' })";

  it.each(["js", "javascript", "coffee", "json", "toml", "yaml", " js", "JS", "-js"])("---%s", (language) => {
    const { source, problems } = read(`---${language}\n${code}\n---\nText.`);
    expect(source).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      code: "front-matter-code",
      line: 1,
      column: 1,
      message: `Front matter is YAML here, not "${language.replace(/^[- ]+/, "")}".`,
      suggestion: "Write --- alone on the first line.",
    });
    expect(harmed()).toBeUndefined();
  });

  it.each(["js", "javascript"])("a second block of %s is text", (language) => {
    const body = `---${language}\n${code}\n---\n`;
    expect(contentOf(`---\ntitle: A\n---\n${body}`)).toEqual({ frontMatter: { title: "A" }, body });
    expect(harmed()).toBeUndefined();
  });

  it("a tag that stands for a function is refused", () => {
    expect(
      read(`---\na: !!js/function "function () { globalThis.harmed = true }"\n---\n`).problems,
    ).toMatchObject([{ code: "front-matter", message: "Tags are not allowed in front matter." }]);
    expect(harmed()).toBeUndefined();
  });
});

describe("front matter that can't be read is one problem at its place", () => {
  it.each([
    [
      "none at all",
      "Text.",
      "Text.",
      "The file does not start with front matter.",
      "Start it with a line ---, then the fields, then another ---.",
    ],
    [
      "an empty file",
      "",
      "",
      "The file does not start with front matter.",
      "Start it with a line ---, then the fields, then another ---.",
    ],
    [
      "an empty line first",
      "\n---\ntitle: A\n---\n",
      "\n",
      "The file does not start with front matter.",
      "Start it with a line ---, then the fields, then another ---.",
    ],
    [
      "no end",
      "---\ntitle: A\n\nText.",
      "---",
      "The front matter has no end.",
      "Write --- alone on a line after the last field.",
    ],
    [
      "nothing but its start",
      "---\n",
      "---",
      "The front matter has no end.",
      "Write --- alone on a line after the last field.",
    ],
    [
      "a key twice",
      "---\ntitle: A\ntitle: B\n---\n",
      "title: B",
      "A field is written twice; only one of them can count.",
      "Remove one of the two.",
    ],
    [
      "a key twice, deeper",
      "---\na:\n  - b: 1\n    b: 2\n---\n",
      "b: 2",
      "A field is written twice; only one of them can count.",
      "Remove one of the two.",
    ],
    [
      "a colon in a text",
      "---\ntitle: Lofts: a guide\n---\n",
      "Lofts: a",
      "There are two fields on one line.",
      "Put the text in quotes if it holds a colon.",
    ],
    [
      "an anchor",
      "---\na: &x 1\nb: 2\n---\n",
      "1",
      "Anchors and aliases are not allowed in front matter.",
      "Write the value out.",
    ],
    [
      "a tag",
      "---\na: !secret b\n---\n",
      "b\n",
      "Tags are not allowed in front matter.",
      "Write the value out.",
    ],
    [
      "a tag of YAML's own",
      "---\na: !!binary aGk=\n---\n",
      "aGk",
      "Tags are not allowed in front matter.",
      "Write the value out.",
    ],
    [
      "a list",
      "---\n- a\n---\n",
      "- a",
      "The front matter must be fields with values, such as title: Rye bread.",
      "Write each field on a line of its own: its name, a colon, a space and its value.",
    ],
    [
      "a text",
      "---\njust words\n---\n",
      "just",
      "The front matter must be fields with values, such as title: Rye bread.",
      "Write each field on a line of its own: its name, a colon, a space and its value.",
    ],
  ])("%s", (_, text, needle, message, suggestion) => {
    const { source, problems } = read(text);
    expect(source).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: "front-matter", file, message });
    expect(problems[0]?.suggestion).toBe(suggestion);
    const { line, column } = problems[0] ?? {};
    expect({ line, column }).toEqual(positionOf(text, needle));
  });

  it.each([
    ["a text that never ends", 'title: "A\ndate: x', '"A', "This quote is never closed."],
    ["a list that never ends", "tags: [a, [b], c\ndate: x", "[a", "This bracket is never closed."],
    ["an object that never ends", "a: {b: c\ndate: x", "{b", "This bracket is never closed."],
    ["an apostrophe in single quotes", "title: 'it's'", "s'", "This is more than one text."],
    ["a token without quotes", "title: {{year}} lofts", "lofts", "This is more than one text."],
    ["an at sign first", "title: @x", "@x", "No text starts with this character."],
    [
      "no space behind the colon",
      "title:A\nb: c",
      "title:A",
      "The name of a field goes on over the end of its line.",
    ],
    ["a tab for indentation", "a:\n\tb: 1", "\tb", "This line is indented with a tab."],
  ])("%s", (_, fields, needle, message) => {
    const text = `---\n${fields}\n---\n`;
    const { problems } = read(text);
    expect(problems).toMatchObject([{ code: "front-matter", message, ...positionOf(text, needle) }]);
    expect(problems[0]?.suggestion).toMatch(/\.$/);
  });

  it("an alias that would grow a thousandfold is refused before it does", () => {
    const bomb = [
      "a: &a [x, x]",
      ..."bcdefghij"
        .split("")
        .map((key, index) => `${key}: &${key} [${`*${"abcdefghij"[index]}, `.repeat(9)}x]`),
    ];
    expect(read(`---\n${bomb.join("\n")}\n---\n`).problems).toMatchObject([
      { code: "front-matter", line: 2 },
    ]);
  });

  it.each([
    ["NUL", '"a\\0"', "U+0000"],
    ["a bell", '"a\\a"', "U+0007"],
    ["half of a pair", '"a\\ud83c"', "U+D83C"],
  ])("an escape for %s is refused, as in JSON", (_, value, name) => {
    const { problems } = read(`---\ntitle: A\nexcerpt: ${value}\n---\n`);
    expect(problems).toMatchObject([
      { code: "encoding", pointer: "/frontMatter/excerpt", line: 3, column: 10 },
    ]);
    expect(problems[0]?.message).toContain(name);
  });
});

describe("__proto__ in front matter", () => {
  it("is a key like any other, so that the schema refuses it", () => {
    const value = contentOf("---\n__proto__:\n  polluted: true\n---\n") as { frontMatter: object };
    expect(Object.keys(value.frontMatter)).toEqual(["__proto__"]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe("positions", () => {
  const text = `---
# a comment

title: Loft rooms
excerpt: "Say \\"so\\": {{nope}} and {{nope}}"
note: 'It''s {{here}}'
long: |
  One line,
  then {{there}}.
folded: >-
  One line
  [after](/another)
faqs:
  - question: Why?
    answer: Because [of](/that).
empty:
---
The body,
with [a link](/nope).
`;
  const locate = (pointer: string, offset?: number, target?: "key" | "value") =>
    read(text).source?.locate({
      pointer,
      ...(offset !== undefined && { offset }),
      ...(target && { target }),
    });
  const value = contentOf(text) as { frontMatter: Record<string, string>; body: string };
  const offsetOf = (key: string, needle: string) => value.frontMatter[key]?.indexOf(needle);

  it.each([
    ["a plain value", locate("/frontMatter/title"), "Loft rooms"],
    ["a key", locate("/frontMatter/title", undefined, "key"), "title:"],
    ["a value in quotes", locate("/frontMatter/excerpt"), '"Say'],
    ["a word in a plain value", locate("/frontMatter/title", 5), "rooms"],
    ["a word behind escapes", locate("/frontMatter/excerpt", offsetOf("excerpt", "{{nope}}")), "{{nope}}"],
    ["a word behind a doubled quote", locate("/frontMatter/note", offsetOf("note", "{{here}}")), "{{here}}"],
    ["a word on a later line", locate("/frontMatter/long", offsetOf("long", "{{there}}")), "{{there}}"],
    ["a word in a folded text", locate("/frontMatter/folded", offsetOf("folded", "[after]")), "[after]"],
    ["a value in a list", locate("/frontMatter/faqs/0/answer"), "Because"],
    ["a word in a value in a list", locate("/frontMatter/faqs/0/answer", 8), "[of]"],
    ["an item", locate("/frontMatter/faqs/0"), "question: Why"],
    ["the whole", locate("/frontMatter"), "title:"],
    ["what is not there in the whole", locate("/frontMatter/image"), "title:"],
    ["what is not there, at the nearest part of it", locate("/frontMatter/faqs/3/question"), "- question"],
    ["a place in the text", locate("/body", value.body.indexOf("[a link]")), "[a link]"],
    ["the text", locate("/body"), "The body"],
  ])("%s", (_, position, needle) => {
    expect(position).toEqual(positionOf(text, needle));
  });

  it("finds the second of two words that are the same", () => {
    const second = value.frontMatter.excerpt?.lastIndexOf("{{nope}}");
    const { column = 0 } = locate("/frontMatter/excerpt", second) ?? {};
    expect(column).toBe((text.split("\n")[4]?.lastIndexOf("{{nope}}") ?? 0) + 1);
  });

  it("are the same with CRLF line ends", () => {
    const { source } = read(text.replaceAll("\n", "\r\n"));
    expect(source?.locate({ pointer: "/frontMatter/title" })).toEqual(positionOf(text, "Loft rooms"));
    expect(source?.locate({ pointer: "/body", offset: "The body,\r\nwith ".length })).toEqual(
      positionOf(text, "[a link]"),
    );
  });
});

/** What gray-matter takes for the front matter and the text. */
function splitByMatter(text: string) {
  let yaml = "";
  const parse = (written: string) => {
    // Of the last line's end, where that is CRLF, the first half is left.
    yaml = written.replace(/\r$/, "");
    return {};
  };
  const engines = { yaml: { parse }, javascript: { parse }, json: { parse } };
  const { content } = matter(text, { language: "yaml", engines });
  return { yaml, body: content };
}

it("is split as gray-matter splits it", () => {
  const pieces = ["---", "\n", "\r\n", "title: A", "# a", " ", "-", "text", "\n---\n", "b: |\n  c", "\r"];
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(""));
  assertProperty(
    fc.property(texts, (rest) => {
      const text = `---\n${rest}`;
      if (readMarkdown("a.md", text).source) expect(splitFrontMatter(text)).toEqual(splitByMatter(text));
    }),
    { numRuns: runs(2000) },
  );
});
