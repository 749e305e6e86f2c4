import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { splitBlock } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { describe, expect, it } from "vitest";
import { unixLines } from "../../../editing/source-text/unix-lines.ts";
import { splitFrontMatter } from "../../../schema/sources/split-front-matter.ts";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { inEach, runs } from "../../../tests/support/extent.ts";
import { nastyTexts } from "../../../tests/support/nasty-texts.ts";
import { packageRoot } from "../../../tests/support/package-root.ts";
import { normalizedNode } from "./normalized-node.ts";
import { styleOfText } from "./text-style.ts";
import { writingSchema } from "./writing-schema.ts";
import { blocksOfSource, joinSource, writtenBlock } from "./written-block.ts";
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
  "[^1]",
  "\n\n[^1]: ",
  "\n: ",
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

/** What opens each text in the editor: `npm test` has every third. */
const opened = corpus.filter((_, index) => index % inEach({ smoke: 3, all: 1, nightly: 1 }) === 0);

describe("a corpus of texts", () => {
  it("has at least 200", () => expect(corpus.length).toBeGreaterThanOrEqual(200));

  it("is joined again from its blocks, letter for letter", () => {
    expect(corpus.filter(([, text]) => joinSource(blocksOfSource(text)) !== text)).toEqual([]);
  });

  it("comes back the same when it is opened and nothing is changed", () => {
    const changed = opened.filter(([, source]) => {
      const text = openText(source);
      return changeText(text, text.doc)?.text.source !== source;
    });
    expect(changed).toEqual([]);
  });

  it("changes in the block that is typed in and nowhere else", () => {
    const wrong = opened.flatMap(([name, source]) => {
      const text = openText(source);
      return text.parts.flatMap((_, index) => {
        if (index % inEach({ smoke: 8, all: 6, nightly: 1 }) !== 0) return [];
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

describe("what is written of words that were marked", () => {
  const pieces = [
    "我说",
    "「重点」",
    "内容。",
    "a",
    " ",
    "*",
    "_x_",
    "[sic]",
    "!",
    "`",
    "<b>",
    "&amp;",
    "5",
    "(",
    ")",
    ".",
    "~",
    "#",
    "|",
    "~~",
  ];
  const marks = [writingSchema.marks.strong, writingSchema.marks.emphasis, writingSchema.marks.code];

  it("escapes what must be and nothing else: without any of it, the page would be another", () => {
    assertProperty(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(undefined, 0, 1, 2)), {
          minLength: 1,
          maxLength: 6,
        }),
        (words) => {
          const nodes = words.map(([word, mark]) =>
            writingSchema.text(word, mark === undefined ? [] : [marks[mark]?.create() as never]),
          );
          const paragraph = writingSchema.nodes.paragraph.create(null, nodes);
          const context = { style: styleOfText(""), definitions: "" };
          const written = writtenBlock(paragraph, context);
          if (!written || paragraph.textContent.trim() === "") return;
          const meaning = normalizedNode(paragraph, { exact: false });
          for (const { index, 0: taken, 1: number } of written.raw.matchAll(
            /\\(?=[!-/:-@[-`{-~])|&#(\d+);/g,
          )) {
            if (written.raw.slice(0, index).match(/`[^`]*$/) && taken === "\\") continue;
            const plain = number === undefined ? "" : String.fromCodePoint(Number(number));
            const without = written.raw.slice(0, index) + plain + written.raw.slice(index + taken.length);
            const { blocks } = blocksOfSource(without);
            const read =
              blocks.length === 1 && blocks[0]?.raw === without
                ? openText(without).doc.firstChild
                : undefined;
            expect([written.raw, read && normalizedNode(read, { exact: false })]).not.toEqual([
              written.raw,
              meaning,
            ]);
          }
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it("writes no number for a letter beside a mark that is one anyway", () => {
    const { nodes, marks: all } = writingSchema;
    const words = [writingSchema.text("~~", [all.emphasis.create()]), writingSchema.text("5")];
    const paragraph = nodes.paragraph.create(null, words);
    expect(writtenBlock(paragraph, { style: styleOfText(""), definitions: "" })?.raw).toBe("*~~*5");
  });

  it("writes bold beside the punctuation of Chinese as it is", () => {
    const {
      nodes,
      marks: all,
      text,
    } = { ...writingSchema, text: (words: string) => writingSchema.text(words) };
    const bold = nodes.paragraph.create(null, [
      text("我说"),
      writingSchema.text("「重点」", [all.strong.create()]),
      text("内容。"),
    ]);
    expect(writtenBlock(bold, { style: styleOfText(""), definitions: "" })?.raw).toBe(
      "我说**「重点」**内容。",
    );
  });

  it.each([
    ["> [!NOTE]\n> Words.", "blockquote"],
    ["> [!TIP] Title\n> Words.", "blockquote"],
    ["## Title {#own}", "heading"],
    ["A claim.[^1] More.", "paragraph"],
    ["[^1]: A footnote.", "footnote"],
    ["[^long name]: Is a paragraph.", "paragraph"],
    ["[^1]: A footnote.\n\n    With a second paragraph.", "footnote"],
    ["[^1]: - a\n    - b", "footnote"],
    ["Term\n: What it means.", "description_list"],
    ["Term\nOther\n: What it means.\n: And this.\n\nNext\n: Its own.", "description_list"],
    ["Term\n: What it means.\n\n    And more.", "description_list"],
    ["Term\n: - a\n    - b", "description_list"],
  ])("%j is shown as a %s, and keeps its form when it is typed in", (source, kind) => {
    const text = openText(source);
    expect(text.doc.firstChild?.type.name).toBe(kind);
    const { doc } = typeIn(text, 0);
    const written = changeText(text, doc).text.source;
    expect(written).toHaveLength(source.length + 1);
    expect(written.replace(/x/i, "").length).toBe(source.length);
  });
});
