import type { Node } from "prosemirror-model";
import { blocksOfSource } from "./blocks-of-source.ts";
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
