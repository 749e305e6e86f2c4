import { Marked, type Token, type TokenizerThis, type Tokens } from "marked";
import markedCjkFriendly from "marked-cjk-friendly";
import { readAutolink } from "./autolink.ts";

/** A reference to a footnote, `[^1]`. */
export interface FootnoteMark extends Tokens.Generic {
  readonly type: "footnoteMark";
  readonly label: string;
}

/** What a footnote says, `[^1]: Two words.` */
export interface Footnote extends Tokens.Generic {
  readonly type: "footnote";
  readonly label: string;
  readonly tokens: Token[];
}

/** Terms and what they mean, each below the other: `: the meaning`. */
export interface DescriptionList extends Tokens.Generic {
  readonly type: "descriptionList";
  readonly tokens: Token[];
}

export const alertKinds = ["note", "tip", "important", "warning", "caution"] as const;

export type AlertKind = (typeof alertKinds)[number];

/** A quotation that begins with `[!NOTE]`, which is not among its tokens. */
export interface Quotation extends Tokens.Blockquote {
  alert?: { readonly kind: AlertKind; readonly title: string };
}

export interface NamedHeading extends Tokens.Heading {
  /** As written behind its words, `{#id}`, which are without it. */
  ownId?: string;
}

export function createMarked(): Marked {
  return new Marked(
    { gfm: true },
    {
      extensions: [
        {
          name: "footnote",
          level: "block",
          start: lineStartOf(/\n {0,3}\[\^[^\]\s^]+\]:/),
          tokenizer: readFootnote,
        },
        { name: "footnoteMark", level: "inline", start: startOf(/\[\^/), tokenizer: readFootnoteMark },
        { name: "descriptionList", level: "block", tokenizer: readDescriptionList },
      ],
    },
    markedCjkFriendly(),
    { tokenizer: { del: readDeletion, url: readAutolink } },
  );
}

/** H~2~O is not words that are crossed out; by `false` marked reads it as it does. */
function readDeletion(source: string, _masked: string, before = ""): false | undefined {
  const isWithinWord = /^[\p{L}\p{N})]$/u.test(before) && /^~(?!~)/.test(source);
  return isWithinWord ? undefined : false;
}

/** What is asked about begins behind the first letter of its paragraph, and looked through is no more than that. */
const lineStartOf = (pattern: RegExp) => (source: string) => {
  const end = source.indexOf("\n\n");
  const index = pattern.exec(end === -1 ? source : source.slice(0, end))?.index;
  return index === undefined ? undefined : index + 1;
};
const startOf = (pattern: RegExp) => (source: string) => pattern.exec(source)?.index;

const label = /\[\^([^\]\s^]+)\]/;
const footnoteMark = new RegExp(`^${label.source}(?!\\()`);
const footnote = new RegExp(`^ {0,3}${label.source}:[ \\t]*`);

function readFootnoteMark(source: string): FootnoteMark | undefined {
  const [raw, written = ""] = footnoteMark.exec(source) ?? [];
  return raw === undefined ? undefined : { type: "footnoteMark", raw, label: written };
}

function readFootnote(this: TokenizerThis, source: string): Footnote | undefined {
  const [start, written = ""] = footnote.exec(source) ?? [];
  if (start === undefined) return undefined;
  const raw = source.slice(0, endOfItem(source, 0, footnote));
  const text = raw.slice(start.length).trimEnd();
  const tokens = this.lexer.blockTokens(text.replace(/\n(?: {1,4}|\t)/g, "\n"), []);
  return { type: "footnote", raw, label: written, tokens };
}

const noTerm = /^(?: {4}|\t| {0,3}(?:[#>|:]|[-*+][ \t]|\d{1,9}[.)][ \t]|```|~~~|\[\^))/;
const meaning = /^ {0,3}:[ \t]+(?=\S)/;
const mostTerms = 4;

function readDescriptionList(this: TokenizerThis, source: string): DescriptionList | undefined {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    const group = groupAt(source, at);
    if (!group) break;
    for (const raw of group.terms) {
      const name = { type: "descriptionTerm", raw, tokens: [] as Token[] };
      this.lexer.inline(raw.trim(), name.tokens);
      tokens.push(name);
    }
    for (const raw of group.meanings) {
      const words = raw.replace(meaning, "").replace(/\n(?: {1,4}|\t)/g, "\n");
      const inner = this.lexer.blockTokens(words.trimEnd(), []);
      const [only, ...others] = inner;
      const isLine = only?.type === "paragraph" && others.length === 0;
      tokens.push({ type: "descriptionDetails", raw, isLine, tokens: isLine ? (only.tokens ?? []) : inner });
    }
    at = group.end;
  }
  if (tokens.length === 0) return undefined;
  return { type: "descriptionList", raw: source.slice(0, at), tokens };
}

interface DescriptionGroup {
  readonly terms: readonly string[];
  readonly meanings: readonly string[];
  readonly end: number;
}

function groupAt(source: string, start: number): DescriptionGroup | undefined {
  let at = start;
  const terms: string[] = [];
  for (;;) {
    const line = source.slice(at, lineEnd(source, at));
    if (line.trim() === "" || !line.endsWith("\n") || noTerm.test(line) || terms.length >= mostTerms) break;
    terms.push(line);
    at += line.length;
  }
  if (terms.length === 0) return undefined;
  const meanings: string[] = [];
  for (;;) {
    const room = /^(?:[ \t]*\n){0,2}/.exec(source.slice(at, at + 100))?.[0].length ?? 0;
    if (!meaning.test(source.slice(at + room, at + room + 100))) break;
    const end = endOfItem(source, at + room, meaning);
    meanings.push(source.slice(at + room, end));
    at = end;
  }
  if (meanings.length === 0) return undefined;
  // An empty line parts groups; it belongs to the list.
  const gap = /^(?:[ \t]*\n)+/.exec(source.slice(at, at + 100))?.[0].length ?? 0;
  return { terms, meanings, end: at + gap };
}

/** Its line and those below it, and after an empty line those that are indented; up to where the next begins. */
function endOfItem(source: string, start: number, next: RegExp): number {
  let at = lineEnd(source, start);
  for (;;) {
    const end = lineEnd(source, at);
    const line = source.slice(at, end);
    if (at >= source.length || next.test(line)) return at;
    if (line.trim() !== "") {
      at = end;
      continue;
    }
    const following = source.slice(end, lineEnd(source, end));
    if (following.trim() === "" ? at >= source.length : !/^(?: {2}|\t)/.test(following)) return at;
    at = end;
  }
}

function lineEnd(source: string, at: number): number {
  const end = source.indexOf("\n", at);
  return end === -1 ? source.length : end + 1;
}

/** Takes what stands for a kind or a name out of the words of quotations and headings. */
export function nameTokens(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (token.type === "blockquote") nameAlert(token as Quotation);
    else if (token.type === "heading") nameHeading(token as NamedHeading);
    else if (token.type === "list") for (const item of (token as Tokens.List).items) nameTokens(item.tokens);
    const { tokens: inner } = token as Tokens.Generic;
    if (inner && token.type !== "heading" && token.type !== "paragraph") nameTokens(inner);
  }
}

/** A notebook says with - or + whether it is folded. */
const alertMark = /^\[!([a-z]+)\][-+]?(|[ \t][^\n]*)(?:\n|$)/i;

function nameAlert(quotation: Quotation): void {
  const [first] = quotation.tokens;
  if (first?.type !== "paragraph") return;
  const paragraph = first as Tokens.Paragraph;
  const [written, name = "", behind = ""] = alertMark.exec(paragraph.text) ?? [];
  const title = behind.trim();
  const kind = alertKinds.find((known) => known === name.toLowerCase());
  const [words] = paragraph.tokens;
  if (written === undefined || !kind || words?.type !== "text") return;
  const line = written.trimEnd();
  if (!words.raw.startsWith(line)) return;
  quotation.alert = { kind, title };
  const rest = words.raw.slice(written.length);
  const others = paragraph.tokens.slice(rest === "" ? 1 : 0);
  const [kept, ...more] = others;
  const words2 = rest === "" || !kept ? others : [{ ...kept, raw: rest, text: rest } as Token, ...more];
  const withoutBreak = words2[0]?.type === "br" ? words2.slice(1) : words2;
  if (withoutBreak.length === 0) quotation.tokens.shift();
  else
    quotation.tokens[0] = { ...paragraph, tokens: withoutBreak, text: paragraph.text.slice(written.length) };
}

const ownId = /(?<=\S)[ \t]+\{#([\p{L}\p{N}][\p{L}\p{M}\p{N}_.:-]*)\}$/u;

function nameHeading(heading: NamedHeading): void {
  const last = heading.tokens.at(-1);
  const [written, id] = ownId.exec(heading.text) ?? [];
  if (written === undefined || id === undefined || last?.type !== "text" || !last.raw.endsWith(written))
    return;
  heading.ownId = id;
  heading.text = heading.text.slice(0, -written.length);
  const text = (last as Tokens.Text).text.slice(0, -written.length);
  heading.tokens = [
    ...heading.tokens.slice(0, -1),
    { ...last, raw: last.raw.slice(0, -written.length), text } as Token,
  ];
}
