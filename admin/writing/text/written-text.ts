import type { Node } from "prosemirror-model";
import { createReport } from "../../../renderer/resolve/report/report.ts";
import { renderMarkdown } from "../../../renderer/resolve/values/markdown.ts";
import { escapeColon } from "./escape-words.ts";
import { isEmptyParagraph } from "./normalized-node.ts";
import { readBlock, sourceNode } from "./read-block.ts";
import { styleOfText } from "./text-style.ts";
import { tidiedBlock } from "./tidied-block.ts";
import { UnsupportedMarkdown } from "./unsupported-error.ts";
import { writingSchema } from "./writing-schema.ts";
import {
  type BlockContext,
  type BlocksOfSource,
  blocksOfSource,
  joinSource,
  type SourceBlock,
  withDefinitions,
  writtenBlock,
} from "./written-block.ts";

/** A block of the document with the Markdown that it was read from, or is written as. */
interface WrittenPart {
  readonly node: Node;
  /** The Markdown without the gap after it. */
  readonly raw: string;
  /** The line end and the blank lines after it. */
  readonly gap: string;
  /** Whether the node is shown as it was typed, though Markdown can only say what is near it. */
  readonly isTidied?: boolean;
}

/** A Markdown text with its document. Blocks that are not changed keep their bytes. */
export interface WrittenText {
  /** The whole Markdown. */
  readonly source: string;
  /** The blank lines before the first block. */
  readonly lead: string;
  /** Its children are the nodes of `parts`. */
  readonly doc: Node;
  readonly parts: readonly WrittenPart[];
  /** The link definitions of the text, as Markdown. */
  readonly definitions: string;
}

export function openText(source: string, before?: WrittenText): WrittenText {
  const { lead, blocks } = blocksOfSource(source);
  const definitions = definitionsIn({ lead, blocks });
  const known = new Map<string, Node[]>();
  if (before?.definitions === definitions)
    for (const { raw, node, isTidied } of before.parts)
      if (!isTidied) known.set(raw, [...(known.get(raw) ?? []), node]);
  const style = styleOfText(source);
  let previous: Node | undefined;
  const parts = blocks.map((block): WrittenPart => {
    const node =
      known.get(block.raw)?.shift() ??
      shownBlock(block, { style, definitions, ...(previous && { previous }) });
    previous = node;
    return { node, raw: block.raw, gap: block.gap };
  });
  const shown =
    parts.length > 0 ? parts : [{ node: writingSchema.nodes.paragraph.create(), raw: "", gap: "" }];
  const doc = writingSchema.nodes.doc.create(
    null,
    shown.map(({ node }) => node),
  );
  return { source, lead, doc, parts: shown, definitions };
}

/**
 * A text after its document was changed. What Markdown can't say is written as the nearest that it can, and shown as it
 * is until the text is opened again. It is not exact where it reads as something else now, such as an address as a link.
 */
export function changeText(
  before: WrittenText,
  doc: Node,
): { readonly text: WrittenText; readonly isExact: boolean } {
  const style = styleOfText(before.source);
  const { definitions } = before;
  let isExact = true;
  let previous: Node | undefined;
  const drafts: Draft[] = [];
  for (const { node, old } of pairParts(before, doc)) {
    const isSame = old !== undefined && (old.node === node || old.node.eq(node));
    const isEmpty = isEmptyParagraph(node);
    const place = { style, definitions, ...(previous && { previous }) };
    const written = isSame || isEmpty ? undefined : writtenBlock(node, place);
    const isTidied = isSame ? (old.isTidied ?? false) : !isEmpty && !written;
    if (written && !written.isExact) isExact = false;
    const raw = isSame ? old.raw : isTidied ? tidiedBlock(node, place).raw : (written?.raw ?? "");
    drafts.push({ node, old, raw, isTidied, isTouched: !isSame });
    if (raw !== "") previous = node;
  }
  const ended = () => drafts.map((draft) => withEnd(draft, { style, definitions }));
  for (const [attempt, roomy] of [
    [() => drafts, false],
    [() => drafts, true],
    [ended, true],
    [() => drafts.map(withoutMeaning), true],
    [() => ended().map(withoutMeaning), true],
  ] as const) {
    const tried = attempt();
    const text = joinDrafts(tried, { before, doc, roomy });
    if (readsAs(text, tried)) return { text, isExact: isExact && text.definitions === definitions };
  }
  // What is typed as Markdown is what it says, also where that is several blocks.
  const isSource = drafts.some(({ node, isTouched }) => isTouched && node.type.name === "source");
  const text = joinDrafts(drafts, { before, doc, roomy: !isSource });
  return { text, isExact: !isSource && drafts.some(({ isTidied }) => isTidied) };
}

/** A block that goes on to the end of the text, as code whose fence was never closed, is closed before another. */
function withEnd(draft: Draft, context: BlockContext): Draft {
  const { raw, node } = draft;
  if (raw === "" || !isOpen(raw)) return draft;
  const [, indent = "", fence = ""] = /^( {0,3})(`{3,}|~{3,})/.exec(raw) ?? [];
  const closed = `${raw}\n${indent}${fence}`;
  if (fence !== "" && !isOpen(closed)) return { ...draft, raw: closed };
  const written = writtenBlock(node, context);
  return written ? { ...draft, raw: written.raw } : draft;
}

const isOpen = (raw: string) => blocksOfSource(`${raw}\n\nx`).blocks.at(-1)?.raw !== "x";

function withoutMeaning(draft: Draft): Draft {
  return draft.node.type.name === "paragraph" ? { ...draft, raw: escapeColon(draft.raw) } : draft;
}

interface Draft {
  readonly node: Node;
  readonly old: WrittenPart | undefined;
  readonly raw: string;
  readonly isTidied: boolean;
  readonly isTouched: boolean;
}

function pairParts(
  { parts }: WrittenText,
  doc: Node,
): { readonly node: Node; readonly old: WrittenPart | undefined }[] {
  const nodes = doc.children;
  const most = Math.min(nodes.length, parts.length);
  let start = 0;
  while (start < most && nodes[start] === parts[start]?.node) start++;
  let end = 0;
  while (end < most - start && nodes.at(-1 - end) === parts.at(-1 - end)?.node) end++;
  const old = parts.slice(start, parts.length - end);
  const left = new Set(old);
  const count = nodes.length - start - end;
  const same = nodes.slice(start, start + count).map((node) => {
    const found =
      [...left].find((part) => part.node === node) ?? [...left].find((part) => part.node.eq(node));
    if (found) left.delete(found);
    return found;
  });
  return nodes.map((node, index) => {
    if (index < start) return { node, old: parts[index] };
    if (index >= start + count) return { node, old: parts[index - nodes.length + parts.length] };
    const at = index - start;
    const inPlace =
      old.length === count ? old[at] : at === 0 ? old[0] : at === count - 1 ? old.at(-1) : undefined;
    const own = same[at] ?? (inPlace && left.has(inPlace) ? inPlace : undefined);
    if (own) left.delete(own);
    return { node, old: own };
  });
}

interface JoinOptions {
  readonly before: WrittenText;
  readonly doc: Node;
  readonly roomy: boolean;
}

function joinDrafts(drafts: readonly Draft[], { before, doc, roomy }: JoinOptions): WrittenText {
  const written = before.parts.filter(({ raw }) => raw !== "");
  const tail = written.at(-1)?.gap ?? "";
  const shown = drafts.filter(({ raw }) => raw !== "");
  const gaps = new Map<Draft, string>();
  for (const [index, draft] of shown.entries()) {
    const next = shown[index + 1];
    const at = draft.old ? written.indexOf(draft.old) : -1;
    const wasNext = at === -1 ? undefined : written[at + 1];
    const isKept =
      next && wasNext === next.old && next.old && !(roomy && (draft.isTouched || next.isTouched));
    gaps.set(draft, !next ? tail : isKept ? (draft.old?.gap ?? "\n\n") : "\n\n");
  }
  const parts = drafts.map((draft): WrittenPart => {
    const { node, raw, isTidied } = draft;
    return { node, raw, gap: gaps.get(draft) ?? "", ...(isTidied && { isTidied }) };
  });
  const lead = shown.length > 0 ? before.lead.slice(0, before.lead.lastIndexOf("\n") + 1) : before.lead;
  const blocks: BlocksOfSource = {
    lead,
    blocks: parts.map((part) => ({ ...part, token: undefined })),
  };
  const source = joinSource(blocks);
  return { source, lead, doc, parts, definitions: definitionsIn(blocksOfSource(source)) };
}

function readsAs({ source, lead }: WrittenText, drafts: readonly Draft[]): boolean {
  const read = blocksOfSource(source);
  const shown = drafts.filter(({ raw }) => raw !== "");
  const raws = shown.flatMap(({ raw, isTidied }) =>
    isTidied ? blocksOfSource(raw).blocks.map((block) => block.raw) : [raw],
  );
  return (
    read.lead === lead &&
    read.blocks.length === raws.length &&
    read.blocks.every(({ raw }, index) => raw === raws[index])
  );
}

function definitionsIn({ blocks }: BlocksOfSource): string {
  return blocks
    .filter(({ token }) => token?.type === "def")
    .map(({ raw }) => raw)
    .join("\n");
}

/**
 * A block as it is shown in the place to write: as it will look if what would be written of it gives the same page, else
 * the Markdown itself.
 */
function shownBlock({ raw, token }: SourceBlock, place: BlockContext): Node {
  const node = token && read(token);
  const written = node && writtenBlock(node, place);
  if (!node || !written?.isExact) return sourceNode(raw);
  const same = htmlOf(raw, place.definitions) === htmlOf(written.raw, place.definitions);
  return same ? node : sourceNode(raw);
}

function read(token: Parameters<typeof readBlock>[0]): Node | undefined {
  try {
    return readBlock(token);
  } catch (error) {
    // What can't be in a node of its kind, such as a table within a heading, is a RangeError of the schema.
    if (error instanceof UnsupportedMarkdown || error instanceof RangeError) return undefined;
    throw error;
  }
}

const nowhere = { file: "", pointer: "" };

function htmlOf(raw: string, definitions: string): string {
  const { html } = renderMarkdown(withDefinitions(raw, definitions), nowhere, {
    language: "en",
    link: (href) => href,
    picture: (name) => ({ name, alt: "", version: "", width: 1, height: 1, base: "" }),
    report: createReport(),
  });
  return html
    .split("<pre")
    .map((part, index) => {
      const end = index === 0 ? 0 : part.indexOf("</pre>");
      return end < 0 ? part : part.slice(0, end) + withoutSpaces(part.slice(end));
    })
    .join("<pre")
    .trim();
}

const withoutSpaces = (html: string) =>
  html.replace(/\s+/g, " ").replace(/ ?(<br>|<\/?(?:p|li|ul|ol|blockquote|h\d|t[dh])\b[^<>]*>) ?/g, "$1");
