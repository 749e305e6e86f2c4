import type { Token, Tokens } from "marked";
import type { Mark, Node } from "prosemirror-model";
import { UnsupportedMarkdown } from "./unsupported-error.ts";
import { plainTags, writingSchema } from "./writing-schema.ts";

const { nodes, marks } = writingSchema;

const references = /\\?\{\{[^{}]*\}\}|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w*);/gi;

/** The words of a block, with their marks. Throws `NotShown` for what has no form in the place to write. */
export function readInline(tokens: readonly Token[], around: readonly Mark[] = []): Node[] {
  const read: Node[] = [];
  const open: Mark[] = [];
  for (const token of tokens) {
    const within = [...around, ...open];
    if (token.type === "html") readTag(token.raw, { open, read, within });
    else read.push(...readToken(token, within));
  }
  if (open.length > 0) throw new UnsupportedMarkdown("html");
  return read;
}

function readToken(token: Token, within: readonly Mark[]): Node[] {
  const { tokens: children = [], raw } = token as Tokens.Generic;
  const inside = (mark: Mark) => readInline(children, [...within, mark]);
  switch (token.type) {
    case "text":
      return children.length > 0 ? readInline(children, within) : textNodes(token.text, within);
    case "escape":
      return [withMarks(writingSchema.text(token.text), within)];
    case "strong":
      return inside(marks.strong.create({ sign: raw.slice(0, 2) }));
    case "em":
      return inside(marks.emphasis.create({ sign: raw.slice(0, 1) }));
    case "del":
      return inside(marks.strike.create({ sign: raw.startsWith("~~") ? "~~" : "~" }));
    case "codespan":
      if (token.text === "") throw new UnsupportedMarkdown("codespan");
      return [
        withMarks(writingSchema.text(token.text.replaceAll("\n", " ")), [...within, marks.code.create()]),
      ];
    case "link": {
      const { href, title } = token as Tokens.Link;
      const form = raw.startsWith("[") ? "" : raw.startsWith("<") ? "angle" : "bare";
      return inside(marks.link.create({ href, title: title ?? null, form }));
    }
    case "image": {
      const { href, title, text } = token as Tokens.Image;
      return [withMarks(nodes.image.create({ src: href, alt: text, title: title ?? null }), within)];
    }
    case "br":
      return [
        withMarks(nodes.hard_break.create({ written: raw.startsWith("\\") ? "\\\n" : "  \n" }), within),
      ];
    case "footnoteMark":
      return [withMarks(nodes.reference.create({ written: raw }), within)];
    case "checkbox":
      return [];
    default:
      throw new UnsupportedMarkdown(token.type);
  }
}

interface TagPlace {
  readonly open: Mark[];
  readonly read: Node[];
  readonly within: readonly Mark[];
}

function readTag(raw: string, { open, read, within }: TagPlace): void {
  const [, closing, name = ""] = /^<(\/?)([a-z]+) ?\/?>$/i.exec(raw.trim()) ?? [];
  const tag = name.toLowerCase();
  if (tag === "br" && !closing) {
    read.push(withMarks(nodes.hard_break.create({ written: "<br>" }), within));
    return;
  }
  const type = plainTags.some((known) => known === tag) ? writingSchema.marks[tag] : undefined;
  if (!type) throw new UnsupportedMarkdown("html");
  if (!closing) open.push(type.create());
  else if (open.pop()?.type !== type) throw new UnsupportedMarkdown("html");
}

function textNodes(text: string, within: readonly Mark[]): Node[] {
  const read: Node[] = [];
  let end = 0;
  const words = (to: number) => read.push(...lines(text.slice(end, to), within));
  for (const { 0: written, index } of text.matchAll(references)) {
    if (written.startsWith("\\")) throw new UnsupportedMarkdown("token");
    words(index);
    read.push(withMarks(nodes.reference.create({ written }), within));
    end = index + written.length;
  }
  words(text.length);
  return read;
}

function lines(text: string, within: readonly Mark[]): Node[] {
  return text.split(/((?:(?<![ \t])[ \t]+)?\n[ \t]*)/).flatMap((part, index) => {
    if (part === "") return [];
    const own = index % 2 === 1 ? [...within, marks.wrap.create()] : within;
    return [withMarks(writingSchema.text(index % 2 === 1 ? " " : part), own)];
  });
}

function withMarks(node: Node, within: readonly Mark[]): Node {
  return node.mark(within.reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), []));
}
