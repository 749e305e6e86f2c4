import type { Token } from "marked";
import type { Node } from "prosemirror-model";
import { withTokens } from "../../../renderer/resolve/with-tokens.ts";
import { meaningOf } from "./meaning-of.ts";
import { NotShown } from "./not-shown.ts";
import { readBlock } from "./read-block.ts";
import type { TextStyle } from "./text-style.ts";
import { writeBlock } from "./write-block.ts";
import type { WriteOptions } from "./write-inline.ts";

/** What a block stands in. */
export interface BlockPlace {
  readonly style: TextStyle;
  /** The definitions of the text's links, as they are written. */
  readonly definitions: string;
  readonly previous?: Node | null;
}

export interface WrittenBlock {
  readonly raw: string;
  /** Whether it reads exactly as it was; otherwise an address or a detail of the site was typed, and is one now. */
  readonly isExact: boolean;
}

/** Ways to write the same, each with more signs than the one before it. */
const ways: readonly Omit<WriteOptions, "style">[] = [
  { escaping: "none" },
  { escaping: "likely" },
  { escaping: "likely", otherSigns: true },
  { escaping: "all" },
  { escaping: "all", otherSigns: true },
  { escaping: "all", otherSigns: true, numberedEdges: true },
];

/** A block as Markdown that reads as the same block; nothing where Markdown can't say it. */
export function writtenBlock(
  node: Node,
  { style, definitions, previous }: BlockPlace,
): WrittenBlock | undefined {
  const loosely = meaningOf(node, { exact: false });
  for (const way of ways) {
    const raw = writeBlock(node, { ...way, style }, previous);
    if (node.type.name === "source") return { raw, isExact: true };
    const read = readAlone(raw, definitions);
    if (read && meaningOf(read, { exact: false }) === loosely)
      return { raw, isExact: meaningOf(read, { exact: true }) === meaningOf(node, { exact: true }) };
  }
  return undefined;
}

/** The block that a text is, if it is one. */
function readAlone(raw: string, definitions: string): Node | undefined {
  const { lead, blocks } = blocksOfSource(withDefinitions(raw, definitions));
  const [first, ...others] = blocks;
  if (lead !== "" || first?.raw !== raw || !first.token) return undefined;
  if (others.some(({ token }) => token?.type !== "def")) return undefined;
  try {
    return readBlock(first.token);
  } catch (error) {
    if (error instanceof NotShown) return undefined;
    throw error;
  }
}

/** A block with the definitions that its links may need. */
export function withDefinitions(raw: string, definitions: string): string {
  return definitions === "" ? raw : `${raw}\n\n${definitions}`;
}

/** A block of a Markdown text as it is written. */
export interface SourceBlock {
  /** Without the line ends behind it. */
  readonly raw: string;
  /** The line ends and empty lines up to the next block. */
  readonly gap: string;
  /** Nothing where the text could not be taken apart. */
  readonly token: Token | undefined;
}

export interface BlocksOfSource {
  /** The empty lines before the first block. */
  readonly lead: string;
  readonly blocks: readonly SourceBlock[];
}

/**
 * A Markdown text, whose line ends are all "\n", in its outermost blocks: `lead`, then each `raw` and `gap`, joined, are
 * the text. One that can't be taken apart, or would not come back the same, is a single block.
 */
export function blocksOfSource(source: string): BlocksOfSource {
  const read = withTokens(source, (tokens) => tokens);
  const split = "result" in read ? splitTokens(read.result) : undefined;
  if (split && joinSource(split) === source) return split;
  const [, lead = "", raw = "", gap = ""] = /^(\s*\n)?(.*?)(\s*)$/s.exec(source) ?? [];
  return { lead, blocks: raw === "" ? [] : [{ raw, gap, token: undefined }] };
}

export function joinSource({ lead, blocks }: BlocksOfSource): string {
  return lead + blocks.map(({ raw, gap }) => raw + gap).join("");
}

function splitTokens(tokens: readonly Token[]): BlocksOfSource {
  let lead = "";
  const blocks: SourceBlock[] = [];
  for (const token of tokens) {
    const [gap = ""] = /(?:\n[ \t]*)*$/.exec(token.raw) ?? [];
    const raw = token.raw.slice(0, token.raw.length - gap.length);
    const last = blocks.at(-1);
    // Definitions below each other are one block: what is typed before the first changes no other.
    const isBelow = token.type === "def" && last?.token?.type === "def" && last.gap === "\n";
    if (last && isBelow) blocks[blocks.length - 1] = { ...last, raw: `${last.raw}\n${raw}`, gap };
    else if (token.type !== "space" && raw !== "") blocks.push({ raw, gap, token });
    else if (last) blocks[blocks.length - 1] = { ...last, gap: last.gap + token.raw };
    else lead += token.raw;
  }
  return { lead, blocks };
}
