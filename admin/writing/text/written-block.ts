import type { Token } from "marked";
import type { Node } from "prosemirror-model";
import { withTokens } from "../../../renderer/resolve/markdown/with-tokens.ts";
import { escapeLineStarts } from "./escape-words.ts";
import { normalizedNode } from "./normalized-node.ts";
import { readBlock } from "./read-block.ts";
import type { TextStyle } from "./text-style.ts";
import { UnsupportedMarkdown } from "./unsupported-error.ts";
import { type WriteOptions, writeInline } from "./write-inline.ts";

/** The text around a block. */
export interface BlockContext {
  readonly style: TextStyle;
  /** The link definitions of the text, which the block may refer to. */
  readonly definitions: string;
  /** The block before it, which decides how a list begins; missing for the first. */
  readonly previous?: Node | null;
}

/** A block as Markdown. */
export interface WrittenBlock {
  /** The Markdown. */
  readonly raw: string;
  /** Whether it reads exactly as it was; otherwise an address or a detail of the site was typed, and is one now. */
  readonly isExact: boolean;
}

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
  { style, definitions, previous }: BlockContext,
): WrittenBlock | undefined {
  const loosely = normalizedNode(node, { exact: false });
  for (const way of ways) {
    const raw = writeBlock(node, { ...way, style }, previous);
    if (node.type.name === "source") return { raw, isExact: true };
    const readsSame = (written: string) => {
      const read = readAlone(written, definitions);
      return read && normalizedNode(read, { exact: false }) === loosely ? read : undefined;
    };
    if (!readsSame(raw)) continue;
    const least = withoutNeedlessEscapes(raw, node, readsSame);
    const read = readsSame(least);
    const exact = normalizedNode(node, { exact: true });
    return { raw: least, isExact: read !== undefined && normalizedNode(read, { exact: true }) === exact };
  }
  return undefined;
}

const mostTried = 80;

/** Takes out each escape, and each letter written by its number, without which a block reads the same; some only once others are out. */
function withoutNeedlessEscapes(
  raw: string,
  node: Node,
  readsSame: (written: string) => Node | undefined,
): string {
  const own = new Set<string>();
  node.descendants(({ type, attrs }) => {
    if (type.name === "reference") own.add(attrs.written);
  });
  let least = raw;
  const found = [...raw.matchAll(/\\(?=[!-/:-@[-`{-~])|&#(\d+);/g)].filter(([written]) => !own.has(written));
  for (const { index, 0: written, 1: number } of found.slice(0, mostTried).toReversed()) {
    const plain = number === undefined ? "" : String.fromCodePoint(Number(number));
    const without = least.slice(0, index) + plain + least.slice(index + written.length);
    if (readsSame(without)) least = without;
  }
  return least === raw ? raw : withoutNeedlessEscapes(least, node, readsSame);
}

function readAlone(raw: string, definitions: string): Node | undefined {
  const { lead, blocks } = blocksOfSource(withDefinitions(raw, definitions));
  const [first, ...others] = blocks;
  if (lead !== "" || first?.raw !== raw || !first.token) return undefined;
  if (others.some(({ token }) => token?.type !== "def")) return undefined;
  try {
    return readBlock(first.token);
  } catch (error) {
    if (error instanceof UnsupportedMarkdown) return undefined;
    throw error;
  }
}

export function withDefinitions(raw: string, definitions: string): string {
  return definitions === "" ? raw : `${raw}\n\n${definitions}`;
}

/** A block of a Markdown text. */
export interface SourceBlock {
  /** The Markdown without the gap after it. */
  readonly raw: string;
  /** The line end and the blank lines after it. */
  readonly gap: string;
  /** Nothing where the text could not be taken apart. */
  readonly token: Token | undefined;
}

/** A Markdown text in blocks; all parts together are the text. */
export interface BlocksOfSource {
  /** The blank lines before the first block. */
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
  const start = source.length - source.trimStart().length;
  const lead = source.slice(0, source.slice(0, start).lastIndexOf("\n") + 1);
  const rest = source.slice(lead.length);
  const raw = rest.trimEnd();
  return { lead, blocks: raw === "" ? [] : [{ raw, gap: rest.slice(raw.length), token: undefined }] };
}

export function joinSource({ lead, blocks }: BlocksOfSource): string {
  return lead + blocks.map(({ raw, gap }) => raw + gap).join("");
}

function splitTokens(tokens: readonly Token[]): BlocksOfSource {
  let lead = "";
  const blocks: SourceBlock[] = [];
  for (const token of tokens) {
    const [space = ""] = /(?<![ \t\n])[ \t\n]+$/.exec(token.raw) ?? [];
    const gap = space.includes("\n") ? space.slice(space.indexOf("\n")) : "";
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

function writeBlock(node: Node, options: WriteOptions, previous?: Node | null): string {
  switch (node.type.name) {
    case "source":
      return node.textContent;
    case "heading":
      return writeHeading(node, options);
    case "blockquote":
      return [node.attrs.alert, writeBlocks(node.children, options)]
        .filter((lines) => lines !== "")
        .join("\n")
        .replace(/^(?=.)/gm, "> ")
        .replace(/^$/gm, ">");
    case "footnote":
      return `[^${node.attrs.label}]: ${indented(writeBlocks(node.children, options))}`;
    case "description_list":
      return writeDescriptions(node, options);
    case "bullet_list":
    case "ordered_list":
      return writeList(node, options, previous);
    case "code_block":
      return writeCode(node, options);
    case "horizontal_rule":
      return node.attrs.sign || "---";
    case "table":
      return writeTable(node, options);
    default:
      return escapeLineStarts(writeInline(node, options), options.escaping);
  }
}

function writeBlocks(nodes: readonly Node[], options: WriteOptions, isTight = false): string {
  let written = "";
  let previous: Node | undefined;
  for (const node of nodes) {
    const raw = writeBlock(node, options, previous);
    if (raw === "") continue;
    written += (written === "" ? "" : isTight ? "\n" : "\n\n") + raw;
    previous = node;
  }
  return written;
}

function writeHeading(node: Node, options: WriteOptions): string {
  const { level, underlined, id } = node.attrs as { level: number; underlined: boolean; id: string };
  const name = id && ` {#${id}}`;
  if (underlined && level <= 2 && !options.otherSigns) {
    const lines = escapeLineStarts(writeInline(node, options), options.escaping);
    return lines === "" ? "#".repeat(level) : `${lines}${name}\n${(level === 1 ? "=" : "-").repeat(3)}`;
  }
  const words = writeInline(node, { ...options, oneLine: true });
  // Number signs at the end would be taken for the other half of those before.
  const safe = options.escaping === "none" ? words : words.replace(/(?<!#)(#+)$/, "\\$1");
  return `${"#".repeat(level)} ${safe}`.trimEnd() + (safe === "" ? "" : name);
}

function writeList(node: Node, options: WriteOptions, previous?: Node | null): string {
  const { pad, start = 1, step = 1 } = node.attrs as { pad: number; start?: number; step?: number };
  const isOrdered = node.type.name === "ordered_list";
  const wanted = node.attrs.sign || (isOrdered ? options.style.number : options.style.bullet);
  const before = previous?.type === node.type ? previous.attrs.sign || wanted : undefined;
  const sign = wanted === before ? otherSign[wanted] : wanted;
  const isLoose = node.attrs.loose || node.children.some(needsRoom);
  const items = node.children.map((item, index) => {
    const marker = `${isOrdered ? start + index * step : ""}${sign}${" ".repeat(pad)}`;
    const box = item.attrs.checked === null ? "" : item.attrs.checked ? "[x] " : "[ ] ";
    const lines = box + writeBlocks(item.children, options, !isLoose);
    return (marker + lines.replace(/\n(?=[^\n])/g, `\n${" ".repeat(marker.length)}`)).trimEnd();
  });
  return items.join(isLoose ? "\n\n" : "\n");
}

const otherSign: Readonly<Record<string, string>> = { "-": "*", "*": "-", "+": "-", ".": ")", ")": "." };

function needsRoom(item: Node): boolean {
  const kinds = item.children.map(({ type }) => type.name);
  return kinds.slice(1).some((kind) => kind !== "bullet_list" && kind !== "ordered_list");
}

/** A term is a line; an empty one parts what is said of it from the next term. */
function writeDescriptions(node: Node, options: WriteOptions): string {
  return node.children
    .map((child, index) => {
      const isNext = child.type.name === "description_term" && node.children[index - 1]?.type !== child.type;
      const between = index === 0 ? "" : isNext ? "\n\n" : "\n";
      if (child.type.name === "description_details")
        return `${between}: ${indented(writeBlocks(child.children, options))}`;
      const words = writeInline(child, { ...options, oneLine: true });
      return between + escapeLineStarts(words, options.escaping);
    })
    .join("");
}

const indented = (lines: string) => lines.replace(/\n(?=[^\n])/g, "\n    ");

function writeCode(node: Node, { otherSigns }: WriteOptions): string {
  const text = node.textContent;
  const { fence, info } = node.attrs as { fence: string; info: string };
  const canIndent = /\S/.test(text) && !/^\s|\s$|\n\s*\n\s*\n/.test(text);
  if (fence === "" && canIndent && !otherSigns) return text.replace(/^(?=.)/gm, "    ");
  const sign = fence.startsWith("~") || info.includes("`") ? "~" : "`";
  const longest = Math.max(2, ...[...text.matchAll(/[`~]{3,}/g)].map(([run]) => run.length));
  const around = sign.repeat(Math.max(fence.length, longest + 1));
  return `${around}${info}\n${text === "" ? "" : `${text}\n`}${around}`;
}

const rules: Readonly<Record<string, string>> = { left: ":--", center: ":-:", right: "--:" };

function writeTable(node: Node, options: WriteOptions): string {
  const rows = node.children.map((row) =>
    row.children.map((cell) => writeInline(cell, { ...options, oneLine: true }).replace(/\\?\|/g, "\\|")),
  );
  const [header = [], ...body] = rows;
  const rule = node.firstChild?.children.map(({ attrs }) => rules[attrs.align] ?? "---") ?? [];
  return [header, rule, ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
