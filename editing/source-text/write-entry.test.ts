import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unprintableAt } from "../../schema/text/unprintable.ts";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { runs } from "../../tests/support/extent.ts";
import { smallEntryTexts } from "../../tests/support/small-entries.ts";
import type { EntryDocument } from "../document/site-document.ts";
import { sameValue } from "../document/value.ts";
import { readEntry } from "./read-entry.ts";
import { writeEntry, writeNewEntry } from "./write-entry.ts";

type Fields = Record<string, unknown>;
type Change = (fields: Fields) => Fields;

const file = (yaml: string, body = "Text.\n") => `---\n${yaml}\n---\n${body}`;
const write = (text: string, change: Change) => {
  const { frontMatter, body } = readEntry(text);
  return writeEntry(text, { frontMatter: change(structuredClone(frontMatter)), body });
};
const set =
  (key: string, value: unknown): Change =>
  (fields) => ({ ...fields, [key]: value });

describe("a changed field", () => {
  it.each<[string, string, Change, string]>([
    ["in double quotes", 'title: "A" # c\nb: 1', set("title", 'B "b"'), 'title: "B \\"b\\"" # c\nb: 1'],
    ["in single quotes", "title: 'A'", set("title", "It's"), "title: 'It''s'"],
    ["without quotes", "title: A\nb: 1", set("title", "B c"), "title: B c\nb: 1"],
    ["that needs quotes now", "title: A", set("title", "B: c"), 'title: "B: c"'],
    ["that looks like a number", "title: A", set("title", "2024"), 'title: "2024"'],
    ["that looks like truth", "title: A", set("title", "yes"), 'title: "yes"'],
    ["that looks like a comment", "title: A", set("title", "B #c"), 'title: "B #c"'],
    ["a date", "date: 2025-01-02", set("date", "2026-03-04"), "date: 2026-03-04"],
    ["a number", "order: 6", set("order", 7), "order: 7"],
    ["a switch", "filter: false # not", set("filter", true), "filter: true # not"],
    ["in lines", "a: |\n  one\n  two\nb: 1", set("a", "one\nthree\n"), "a: |\n  one\n  three\nb: 1"],
    [
      "in folded lines",
      "a: >-\n  one\n  two\nb: 1",
      set("a", "one three\nfour"),
      "a: >-\n  one three\n\n  four\nb: 1",
    ],
    ["of nothing", "a:\nb: 1", set("a", "x"), "a: x\nb: 1"],
    ["to nothing of it", "a: 1\n# of b\nb: 2 # two\nc: 3", ({ b: _, ...rest }) => rest, "a: 1\n# of b\nc: 3"],
    ["gone from the start", "a: 1\nb: 2", ({ a: _, ...rest }) => rest, "b: 2"],
    [
      "that is new",
      'a: "1"\n\nc: 3',
      () => ({ a: "1", b: "two words", c: 3 }),
      'a: "1"\nb: "two words"\n\nc: 3',
    ],
    ["that is new and simple", "a: 1", set("image", "front-door.jpg"), "a: 1\nimage: front-door.jpg"],
    [
      "an item of a list in brackets",
      'tags: [One, "Two, too", Three]',
      set("tags", ["One", "Zwei", "Three", "Four, 4"]),
      'tags: [One, Zwei, Three, "Four, 4"]',
    ],
    ["a list in brackets, emptied", "tags: [One]\nb: 1", set("tags", []), "tags: []\nb: 1"],
    ["a list in brackets, filled", "tags: []\nb: 1", set("tags", ["One", "Two"]), "tags: [One, Two]\nb: 1"],
    [
      "an item of a list in lines, with its comments",
      "l:\n  - a # first\n  # of b\n  - b\n  - c\nz: 1",
      set("l", ["a", "x", "b", "c"]),
      "l:\n  - a # first\n  - x\n  # of b\n  - b\n  - c\nz: 1",
    ],
    [
      "the order of a list in lines",
      "l:\n  - a\n  # of b\n  - b\nz: 1",
      set("l", ["b", "a"]),
      "l:\n  # of b\n  - b\n  - a\nz: 1",
    ],
    [
      "within an item",
      "faqs:\n  - question: \"A?\"\n    answer: 'B.'\n\n  - question: C?\n    answer: D.\n",
      (fields) => {
        const [first, second] = fields.faqs as Fields[];
        return { faqs: [first, { ...second, answer: "E: F." }] };
      },
      'faqs:\n  - question: "A?"\n    answer: \'B.\'\n\n  - question: C?\n    answer: "E: F."\n',
    ],
    [
      "an item like its neighbours",
      "faqs:\n  - question: 'A?'\n    answer: 'B.'",
      (fields) => ({ faqs: [...(fields.faqs as Fields[]), { question: "C?", answer: "D." }] }),
      "faqs:\n  - question: 'A?'\n    answer: 'B.'\n  - question: 'C?'\n    answer: 'D.'",
    ],
    ["a list that loses all its lines", "l:\n- a\n- b\nz: 1", set("l", []), "l: []\nz: 1"],
  ])("%s", (_, yaml, change, expected) => {
    expect(write(file(yaml), change)).toBe(file(expected));
  });

  it("keeps Windows line ends", () => {
    const text = file('title: "A"\nlist:\n  - a\n  - b\nnote: |\n  x\n  y', "One.\n\nTwo.\n").replaceAll(
      "\n",
      "\r\n",
    );
    const changed = write(text, (fields) => ({ ...fields, list: ["a", "c", "b"], added: "New one" }));
    expect(changed).toBe(
      text.replace("  - b", "  - c\r\n  - b").replace("  y\r\n", '  y\r\nadded: "New one"\r\n'),
    );
    const body = writeEntry(text, { ...readEntry(text), body: "One.\n\nThree.\n\nTwo.\n" });
    expect(body).toBe(text.replace("Two.", "Three.\r\n\r\nTwo."));
  });
});

describe("a changed text", () => {
  it.each([
    ["of several lines", "One.\n\nTwo.\n", "One.\n\nThree.\n\nTwo.\n"],
    ["that was nothing", "", "One.\n"],
    ["to nothing", "One.\n", ""],
    ["that begins with dashes", "One.\n", "---\na: 1\n---\n"],
    ["that begins with an empty line", "One.\n", "\n\nOne."],
  ])("%s", (_, before, after) => {
    const text = file("# c\ntitle: A", before);
    const written = writeEntry(text, { ...readEntry(text), body: after });
    expect(written).toBe(file("# c\ntitle: A", after));
    expect(readEntry(written).body).toBe(after);
  });

  it("keeps the ends of the lines that stay, where they are mixed", () => {
    const text = "---\ntitle: A\n---\none\r\ntwo\nthree\r\n";
    const written = writeEntry(text, { ...readEntry(text), body: "one\nand\ntwo\nthree\n" });
    expect(written).toBe("---\ntitle: A\n---\none\r\nand\ntwo\nthree\r\n");
  });

  it("gets a line of its own where the file ended with the dashes", () => {
    const text = "---\ntitle: A\n---";
    expect(writeEntry(text, { ...readEntry(text), body: "One." })).toBe("---\ntitle: A\n---\nOne.");
  });
});

const words = fc.oneof(
  fc.string({ maxLength: 12, unit: "grapheme" }).filter((text) => !hasControl(text)),
  fc.constantFrom(
    ...[
      "",
      " ",
      "yes",
      "null",
      "~",
      "0x1f",
      "1e3",
      "2025-01-02",
      "- a",
      "a: b",
      "a #b",
      "[x",
      "*a",
      "&a",
      "!t",
    ],
    ...[
      "'",
      '"',
      "\\",
      "a\nb",
      "a\n\n b\n",
      "\n",
      "end\n\n",
      "%x",
      "@x",
      "`x",
      "---",
      "---\n",
      "| a",
      "> b",
      "? c",
    ],
  ),
);
function hasControl(text: string): boolean {
  return unprintableAt(text) !== undefined || /[\p{Co}\p{Cn}]/u.test(text);
}
const scalars = fc.oneof(words, words, fc.integer({ min: -999, max: 999 }), fc.boolean(), fc.constant(null));
const records = fc.dictionary(fc.constantFrom("question", "answer", "a b", "1"), scalars, { maxKeys: 3 });
const values = fc.oneof(
  scalars,
  fc.array(scalars, { maxLength: 4 }),
  fc.array(records, { maxLength: 3 }),
  records,
);
const keys = fc.constantFrom("title", "excerpt", "date", "tags", "faqs", "note", "added", "x-y", "true");
const bodies = fc.array(fc.constantFrom("a", "", "---", "- b", "  c", "d: e"), { maxLength: 6 });

describe("any values", () => {
  const texts = Object.values(smallEntryTexts);
  const edits = fc.array(fc.tuple(keys, fc.option(values, { nil: undefined })), { maxLength: 4 });

  it("are read again as they are, with the lines of untouched fields as they were", () => {
    assertProperty(
      fc.property(fc.constantFrom(...texts), edits, fc.option(bodies), (text, changes, lines) => {
        const before = readEntry(text);
        const frontMatter: Fields = { ...before.frontMatter };
        for (const [key, value] of changes) {
          if (value === undefined) delete frontMatter[key];
          else frontMatter[key] = value;
        }
        const entry: EntryDocument = { frontMatter, body: lines?.join("\n") ?? before.body };
        const written = writeEntry(text, entry);
        const again = readEntry(written);
        if (!sameValue(again, entry)) throw new Error(`${JSON.stringify(again)}\n${written}`);
        for (const line of untouchedLines(text, before, entry))
          if (!written.includes(line)) throw new Error(`${JSON.stringify(line)} is not in\n${written}`);
        expect(writeEntry(text, before)).toBe(text);
        expect(readEntry(writeNewEntry(entry))).toEqual(entry);
      }),
      { numRuns: runs(1000), endOnFailure: true },
    );
  });
});

/** The lines of keys of one line that have the same value in both. */
function untouchedLines(text: string, before: EntryDocument, after: EntryDocument): string[] {
  return Object.keys(before.frontMatter).flatMap((key) => {
    if (!sameValue(before.frontMatter[key], after.frontMatter[key])) return [];
    const [line] = new RegExp(`^${key}: [^|>\\r\\n]+\\r?\\n`, "m").exec(text) ?? [];
    return line === undefined ? [] : [line];
  });
}
