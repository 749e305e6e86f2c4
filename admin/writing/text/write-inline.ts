import type { Mark, Node } from "prosemirror-model";
import { type Escaping, escapeWords } from "./escape-words.ts";
import type { TextStyle } from "./text-style.ts";

/** One way to write the same text. */
export interface WriteOptions {
  readonly style: TextStyle;
  /** Which characters get a backslash. */
  readonly escaping: Escaping;
  /** Whether `**` and `*` are used, whatever the style. */
  readonly otherSigns?: boolean;
  /** Whether letters at the edge of what is marked are written as numbers, where a mark would mean nothing beside them. */
  readonly numberedEdges?: boolean;
}

interface InlineOptions extends WriteOptions {
  readonly oneLine?: boolean;
}

const breakSpaces = "\ue000";

export function writeInline(parent: Node, options: InlineOptions): string {
  const written = writeNodes(parent.children, options);
  const trimmed = written.replace(/(?:(?<![ \t])[ \t]+)?\n[ \t]*/g, "\n").trim();
  return withoutLastBreaks(trimmed).replaceAll(breakSpaces, "  ");
}

const breaks = ["\\\n", `${breakSpaces}\n`, breakSpaces, "<br>"];

function withoutLastBreaks(text: string): string {
  let end = text.length;
  for (;;) {
    const last = breaks.find((written) => text.endsWith(written, end));
    if (last === undefined) return text.slice(0, end);
    end -= last.length;
  }
}

const atLeaves = ["code", "wrap"];

function writeNodes(nodes: readonly Node[], options: InlineOptions): string {
  const pieces: string[] = [];
  for (let at = 0; at < nodes.length; ) {
    const found = longestMark(nodes, at);
    if (!found) {
      pieces.push(writeLeaf(nodes[at] as Node, options));
      at++;
      continue;
    }
    const group = nodes.slice(at, found.end).map((node) => node.mark(found.mark.removeFromSet(node.marks)));
    pieces.push(writeMark(found.mark, group, options));
    at = found.end;
  }
  return options.numberedEdges ? joinNumbered(pieces) : pieces.join("");
}

function longestMark(nodes: readonly Node[], at: number) {
  let best: { readonly mark: Mark; readonly end: number } | undefined;
  for (const mark of nodes[at]?.marks ?? []) {
    if (atLeaves.includes(mark.type.name)) continue;
    let end = at + 1;
    while (end < nodes.length && nodes[end]?.marks.some((other) => other.eq(mark))) end++;
    if (!best || end > best.end) best = { mark, end };
  }
  return best;
}

function writeMark(mark: Mark, group: readonly Node[], options: InlineOptions): string {
  const inner = writeNodes(group, options);
  const { name } = mark.type;
  if (name === "link") return inner.trim() === "" ? inner : writeLink(mark, group, inner);
  const sign = signOf(mark, options);
  // A mark beside a space would mean nothing.
  const words = inner.trim();
  if (words === "") return inner;
  const start = inner.length - inner.trimStart().length;
  const [before, after] = [inner.slice(0, start), inner.slice(start + words.length)];
  return sign ? `${before}${sign}${words}${sign}${after}` : `${before}<${name}>${words}</${name}>${after}`;
}

function signOf({ type, attrs }: Mark, { style, otherSigns }: WriteOptions): string | undefined {
  if (type.name === "strike") return attrs.sign;
  if (type.name !== "strong" && type.name !== "emphasis") return undefined;
  if (otherSigns) return type.name === "strong" ? "**" : "*";
  return attrs.sign || style[type.name];
}

function writeLink({ attrs }: Mark, group: readonly Node[], inner: string): string {
  const { href, title, form } = attrs as { href: string; title: string | null; form: string };
  const text = group.map((node) => node.text ?? "\n").join("");
  const isPlain = group.every(({ marks }) => marks.length === 0);
  const isItself = isPlain && [text, `http://${text}`, `mailto:${text}`].includes(href);
  if (isItself && form === "bare") return text;
  if (isItself && form === "angle") return `<${text}>`;
  return `[${inner.trim()}](${writeTarget(href, title)})`;
}

function writeTarget(href: string, title: string | null): string {
  const escaped = href.replace(/\\(?=[!-/:-@[-`{-~])/g, "\\\\");
  const isOpen = href === "" || /[\s()<>]/.test(href);
  const target = isOpen ? `<${escaped.replace(/[<>]/g, "\\$&")}>` : escaped;
  return title === null ? target : `${target} "${title.replace(/["\\]/g, "\\$&")}"`;
}

function writeLeaf(node: Node, { escaping, oneLine, style }: InlineOptions): string {
  const { type, attrs, marks } = node;
  const has = (name: string) => marks.some((mark) => mark.type.name === name);
  if (type.name === "reference") return attrs.written;
  if (type.name === "image") return `![${escapeAlt(attrs.alt)}](${writeTarget(attrs.src, attrs.title)})`;
  if (type.name === "hard_break") {
    const written = attrs.written || style.lineBreak;
    return oneLine || written === "<br>" ? "<br>" : written.replace("  ", breakSpaces);
  }
  const { text = "" } = node;
  if (has("code")) return writeCode(text.replaceAll("\n", " "));
  if (has("wrap") && !oneLine) return text.replace(/\s/, "\n");
  return escapeWords(text.replaceAll("\n", " "), escaping);
}

function escapeAlt(alt: string): string {
  return alt.replace(/[[\]]|\\(?=[!-/:-@[-`{-~])/g, "\\$&");
}

function writeCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const isSpaced = text.startsWith(" ") && text.endsWith(" ") && text.trim() !== "";
  const room = isSpaced || text.startsWith("`") || text.endsWith("`") ? " " : "";
  return fence + room + text + room + fence;
}

/** Joins what is marked and what stands beside it, so that a mark between a sign and a letter is one. */
function joinNumbered(pieces: readonly string[]): string {
  return pieces.reduce((before, piece) => {
    const numbered = (letter: string) => `&#${letter.codePointAt(0)};`;
    if (/[*_~]$/.test(before)) return before + piece.replace(/^[\p{L}\p{N}]/u, numbered);
    return /^[*_~]/.test(piece) ? before.replace(/[\p{L}\p{N}]$/u, numbered) + piece : before + piece;
  }, "");
}
