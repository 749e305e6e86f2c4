import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { splitBlock } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { describe, expect, it } from "vitest";
import { splitFrontMatter } from "../../../schema/split-front-matter.ts";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { inEach, runs } from "../../../tests/support/extent.ts";
import { nastyTexts } from "../../../tests/support/nasty-texts.ts";
import { packageRoot } from "../../../tests/support/package-root.ts";
import { unixLines } from "../../source-text/unix-lines.ts";
import { writingSchema } from "./writing-schema.ts";
import { blocksOfSource, joinSource } from "./written-block.ts";
import { changeText, openText, type WrittenText } from "./written-text.ts";

const markdownFiles = (folder: string): string[] =>
  readdirSync(join(packageRoot, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith(".md") && !file.parentPath.includes("node_modules"))
    .map((file) => join(file.parentPath, file.name));

const bodyOf = (text: string) => unixLines(text.startsWith("---") ? splitFrontMatter(text).body : text);
const documents = ["content", "docs/content", "examples"]
  .flatMap(markdownFiles)
  .map((file) => [file.slice(packageRoot.length + 1), bodyOf(readFileSync(file, "utf8"))] as const);
/** Any text of a config may stand where Markdown does. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
const configs = ["site.config.json", "docs/site.config.json"].concat(
  readdirSync(join(packageRoot, "examples")).map((name) => `examples/${name}/site.config.json`),
);
const blockTexts = configs
  .filter((file) => existsSync(join(packageRoot, file)))
  .flatMap((file) => {
    const { pages } = JSON.parse(readFileSync(join(packageRoot, file), "utf8")) as { pages: unknown };
    return textsIn(pages).map((text) => [`${file}: ${text}`, text] as const);
  });
const corpus = [
  ...documents,
  ...blockTexts,
  ...nastyTexts.map((text) => [JSON.stringify(text), text] as const),
];

/** Types a letter at the end of the words of a block. */
function typeIn(
  text: WrittenText,
  index: number,
): { readonly doc: Node; readonly next: ReturnType<typeof changeText> } {
  const state = EditorState.create({ doc: text.doc });
  let start = 0;
  for (let at = 0; at < index; at++) start += text.doc.child(at).nodeSize;
  let place: number | undefined;
  const block = text.doc.child(index);
  if (block.inlineContent) place = start + 1;
  else
    block.descendants((node, offset) => {
      if (node.inlineContent && place === undefined) place = start + 1 + offset + 1;
    });
  const { doc } = place === undefined ? state : state.apply(state.tr.insertText("x", place));
  return { doc, next: changeText(text, doc) };
}

/** What of a text stands outside of one of its parts. */
function outside({ lead, parts }: WrittenText, index: number): readonly string[] {
  const join = (some: WrittenText["parts"]) => some.map(({ raw, gap }) => raw + gap).join("");
  return [lead + join(parts.slice(0, index)), (parts[index]?.gap ?? "") + join(parts.slice(index + 1))];
}

/** Markdown made of pieces that mean something, in any order. */
const pieces = [
  "a",
  "b c",
  " ",
  "  ",
  "\n",
  "\n\n",
  "\n\n\n",
  "*",
  "**",
  "_",
  "`",
  "```\n",
  "~",
  "[",
  "]",
  "(/d)",
  "![",
  "<",
  ">",
  "> ",
  "- ",
  "* ",
  "1. ",
  "# ",
  "---\n",
  "| a | b |\n|---|---|\n| c | d |\n",
  "    ",
  "\t",
  "\\",
  "&amp;",
  "<br>",
  "<sub>",
  "</sub>",
  "<div>",
  "{{site.a}}",
  "[ ] ",
  "=",
  "===\n",
  "[r]: /r\n",
  "www.a.de ",
  "!",
  "1",
  ".",
  "é",
  "😀",
  "\ufeff",
  "~~",
];
const someMarkdown = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(""));

type Act = (state: EditorState, place: number) => Transaction;
const acts: Record<string, Act> = {
  words: (state, place) => state.tr.insertText("word. ", place),
  signs: (state, place) => state.tr.insertText("*_[x]# - `|{{<&", place),
  split(state, place) {
    const caret = state.apply(state.tr.setSelection(TextSelection.near(state.doc.resolve(place))));
    let made = caret.tr;
    splitBlock(caret, (tr) => {
      made = tr;
    });
    return state.tr.replaceWith(0, state.doc.content.size, made.doc.content);
  },
  remove: (state, place) => state.tr.deleteRange(place, Math.min(state.doc.content.size, place + 7)),
  strong: (state, place) =>
    state.tr.addMark(place, Math.min(state.doc.content.size, place + 9), writingSchema.marks.strong.create()),
  emphasis: (state, place) =>
    state.tr.addMark(
      place,
      Math.min(state.doc.content.size, place + 4),
      writingSchema.marks.emphasis.create(),
    ),
  link: (state, place) =>
    state.tr.addMark(
      place,
      Math.min(state.doc.content.size, place + 6),
      writingSchema.marks.link.create({ href: "/a b" }),
    ),
  heading: (state, place) => state.tr.setBlockType(place, place, writingSchema.nodes.heading, { level: 3 }),
  line: (state, place) =>
    state.tr.replaceRangeWith(place, place, writingSchema.nodes.horizontal_rule.create()),
};
const someEdits = fc.array(fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.nat(400)), {
  minLength: 1,
  maxLength: 6,
});

const wordsOf = (doc: Node) =>
  doc
    .textBetween(0, doc.content.size, "", (leaf) =>
      leaf.type.name === "reference" ? leaf.attrs.written : "",
    )
    .replace(/\s+/g, "");

describe("any text", () => {
  it("comes back the same when it is opened and nothing is changed", () => {
    assertProperty(
      fc.property(someMarkdown, (source) => {
        const text = openText(source);
        expect(changeText(text, text.doc)?.text.source).toBe(source);
      }),
      { numRuns: runs(3000) },
    );
  });

  it("loses no word in edits of any kind, and leaves the blocks alone that were not touched", () => {
    assertProperty(
      fc.property(someMarkdown, someEdits, (source, edits) => {
        let text = openText(source);
        for (const [name, number] of edits) {
          const state = EditorState.create({ doc: text.doc });
          const { doc } = state.apply((acts[name] as Act)(state, number % (text.doc.content.size + 1)));
          const next = changeText(text, doc);
          if (!next) continue;
          const again = openText(next.text.source);
          const isSource = [...doc.children, ...again.doc.children].some(
            (node) => node.type.name === "source",
          );
          // Without its definition, a link is the brackets that it is written with.
          const isDefined = next.text.definitions === text.definitions;
          if (!isSource && isDefined)
            expect(
              wordsOf(again.doc),
              JSON.stringify([name, text.source, next.text.source, text.doc.toString(), doc.toString()]),
            ).toBe(wordsOf(doc));
          const kept = text.parts.filter(({ node }) => doc.children.includes(node)).map(({ raw }) => raw);
          for (const raw of kept) expect(next.text.source).toContain(raw);
          text = next.isExact ? next.text : again;
        }
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe("a corpus of texts", () => {
  it("has at least 200", () => expect(corpus.length).toBeGreaterThanOrEqual(200));

  it("is joined again from its blocks, letter for letter", () => {
    expect(corpus.filter(([, text]) => joinSource(blocksOfSource(text)) !== text)).toEqual([]);
  });

  it("comes back the same when it is opened and nothing is changed", () => {
    const changed = corpus.filter(([, source]) => {
      const text = openText(source);
      return changeText(text, text.doc)?.text.source !== source;
    });
    expect(changed).toEqual([]);
  });

  it("changes in the block that is typed in and nowhere else", () => {
    const wrong = corpus.flatMap(([name, source]) => {
      const text = openText(source);
      return text.parts.flatMap((_, index) => {
        if (index % inEach({ smoke: 12, all: 6, nightly: 1 }) !== 0) return [];
        const { doc, next } = typeIn(text, index);
        if (doc === text.doc) return [];
        if (!next) return [`${name}: block ${index} can't be typed in: ${text.parts[index]?.raw}`];
        const same = JSON.stringify(outside(text, index)) === JSON.stringify(outside(next.text, index));
        return same ? [] : [`${name}: block ${index}: ${text.parts[index]?.raw} -> ${next.text.source}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});
