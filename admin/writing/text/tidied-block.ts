import { Fragment, type Mark, type Node } from "prosemirror-model";
import { escapeColon } from "./escape-words.ts";
import { writingSchema } from "./writing-schema.ts";
import { type BlockContext, type WrittenBlock, writtenBlock } from "./written-block.ts";

const { nodes } = writingSchema;

/**
 * A block that Markdown can't say, as the nearest that it can: without the marks of those of its paragraphs that can't be
 * written, then without marks, then as plain paragraphs.
 */
export function tidiedBlock(node: Node, context: BlockContext): WrittenBlock {
  const steps: readonly ((node: Node) => Node)[] = [
    (block) => eachTextBlock(block, withOneSign),
    (block) => (block.type === nodes.code_block ? withoutLastLines(block) : block),
    (block) => eachTextBlock(block, (text) => (isWritable(text, context) ? text : withoutMarkedEdges(text))),
    (block) => eachTextBlock(block, (text) => (isWritable(text, context) ? text : withoutMarks(text))),
    (block) => eachTextBlock(block, withoutMarks),
  ];
  let tidied = node;
  for (const step of steps) {
    tidied = step(tidied);
    const written = writtenBlock(tidied, context);
    if (written) return { raw: written.raw, isExact: false };
  }
  return { raw: asParagraphs(tidied, context), isExact: false };
}

function withoutLastLines(code: Node): Node {
  const text = code.textContent.replace(/(?<!\n)\n+$/, "");
  return code.copy(text === "" ? Fragment.empty : Fragment.from(writingSchema.text(text)));
}

function isWritable(text: Node, context: BlockContext): boolean {
  const alone = nodes.paragraph.create(null, text.content);
  return alone.content.size === 0 || writtenBlock(alone, context) !== undefined;
}

function eachTextBlock(node: Node, change: (text: Node) => Node): Node {
  if (node.inlineContent) return change(node);
  return node.copy(Fragment.from(node.children.map((child) => eachTextBlock(child, change))));
}

/** Words that are bold by two marks side by side, of which one was pasted, are bold by one. */
function withOneSign(text: Node): Node {
  let before: readonly Mark[] = [];
  const parts = text.children.map((child) => {
    before = child.marks.map((mark) =>
      isLink(mark) ? mark : (before.find(({ type }) => type === mark.type) ?? mark),
    );
    return child.mark(before);
  });
  return text.copy(Fragment.from(parts));
}

function withoutMarkedEdges(text: Node): Node {
  const parts = text.children.flatMap((child): Node[] => {
    const { text: words, marks } = child;
    if (words === undefined) return [child.mark(marks.filter(isLink))];
    const kept = words.trim();
    if (kept === "") return [child.mark([])];
    const start = words.indexOf(kept);
    const edges = [words.slice(0, start), words.slice(start + kept.length)];
    const [before = [], after = []] = edges.map((edge) => (edge === "" ? [] : [writingSchema.text(edge)]));
    return [...before, writingSchema.text(kept, marks), ...after];
  });
  return text.copy(Fragment.from(parts));
}

function isLink({ type }: Mark): boolean {
  return type === writingSchema.marks.link;
}

function withoutMarks(text: Node): Node {
  return text.copy(Fragment.from(text.children.map((child) => child.mark([]))));
}

function asParagraphs(node: Node, context: BlockContext): string {
  const found: string[] = [];
  eachTextBlock(node, (text) => {
    const plain = text.textContent.replace(/\s+/g, " ").trim();
    const paragraph = nodes.paragraph.create(null, plain === "" ? null : writingSchema.text(plain));
    const written = plain === "" ? undefined : writtenBlock(paragraph, context);
    if (plain !== "") found.push(written?.raw ?? plain.replace(/[!-/:-@[-`{-~]/g, "\\$&"));
    return text;
  });
  return found.map(escapeColon).join("\n\n");
}
