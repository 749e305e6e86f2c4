import type { Token } from "marked";
import { withTokens } from "../../../renderer/resolve/with-tokens.ts";

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
