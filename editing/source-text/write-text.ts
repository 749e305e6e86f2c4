import { type Node, parseTree } from "jsonc-parser";
import { isObject } from "../../schema/text/is-object.ts";
import { sameValue } from "../document/value.ts";
import { pairItems } from "./pair-items.ts";

/** Writes values in the style of an author's JSON: what is equal is copied byte for byte, new values are laid out as their neighbours are. */
export function createWriter(text: string, parsed: unknown): (value: unknown) => string {
  const root = readTokens(text, parsed);
  let tokens: Map<string, JsonToken> | undefined;
  const known = (value: object) => {
    tokens ??= tokensByValue(root);
    return tokens.get(JSON.stringify(value));
  };
  const writer: Writer = { text, known, style: textStyle(text) };
  return (value) => `${text.slice(0, root.start)}${writeOver(writer, root, value)}${text.slice(root.end)}`;
}

interface Writer {
  readonly text: string;
  readonly style: TextStyle;
  /** Where the author wrote an equal object or list. By value, so that a stored log gives the same text. */
  readonly known: (value: object) => JsonToken | undefined;
}

interface Part {
  readonly from?: number;
  readonly text: string;
}

function tokensByValue(root: JsonToken): Map<string, JsonToken> {
  const found = new Map<string, JsonToken>();
  const visit = ({ members }: JsonToken) => {
    for (const { token } of members) {
      if (typeof token.value !== "object" || token.value === null) continue;
      const value = JSON.stringify(token.value);
      if (!found.has(value)) found.set(value, token);
      visit(token);
    }
  };
  visit(root);
  return found;
}

function writeOver(writer: Writer, token: JsonToken, value: unknown): string {
  const { text } = writer;
  if (sameValue(token.value, value)) return text.slice(token.start, token.end);
  if (Array.isArray(value) && Array.isArray(token.value)) {
    const pairs = pairsIn(token.value, value);
    const parts = value.map((item, index): Part => {
      const from = pairs[index];
      const member = from === undefined ? undefined : token.members[from];
      if (from === undefined || !member) return { text: writeNew(writer, item, indentIn(writer, token)) };
      return { from, text: writeOver(writer, member.token, item) };
    });
    return join(writer, token, parts);
  }
  if (isObject(value) && isObject(token.value))
    return join(writer, token, propertyParts(writer, token, value));
  return writeNew(writer, value, lineIndent(text, token.start));
}

function pairsIn(before: readonly unknown[], after: readonly unknown[]): readonly (number | undefined)[] {
  const pairs = pairItems(before, after);
  const isNew = before.length === after.length && pairs.every((from) => from === undefined);
  return isNew ? [...before.keys()] : pairs;
}

/** Known properties in the author's order, each new one behind the one it follows in the value. */
function propertyParts(writer: Writer, token: JsonToken, value: Record<string, unknown>): Part[] {
  const { text, style } = writer;
  const names = namesIn(token, value);
  const order = names.flatMap((key) => key ?? []);
  const places = new Map(names.flatMap((key, index) => (key === undefined ? [] : [[key, index]])));
  let previous: string | undefined;
  for (const key of Object.keys(value)) {
    if (!places.has(key)) order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key);
    previous = key;
  }
  return order.map((key): Part => {
    const from = places.get(key);
    const member = from === undefined ? undefined : token.members[from];
    if (from === undefined || !member) {
      const written = writeNew(writer, value[key], indentIn(writer, token));
      return { text: `${JSON.stringify(key)}:${style.space}${written}` };
    }
    const written = text.slice(member.start, member.token.start);
    const head = member.key === key ? written : `${JSON.stringify(key)}${written.replace(anyKey, "")}`;
    return { from, text: `${head}${writeOver(writer, member.token, value[key])}` };
  });
}

const anyKey = /^"(?:[^"\\]|\\.)*"/;

function namesIn({ members }: JsonToken, value: Record<string, unknown>): readonly (string | undefined)[] {
  const added = new Set(Object.keys(value));
  for (const { key = "" } of members) added.delete(key);
  return members.map(({ key = "", token }) => {
    if (Object.hasOwn(value, key)) return key;
    const renamed = [...added].find((other) => sameValue(value[other], token.value));
    if (renamed !== undefined) added.delete(renamed);
    return renamed;
  });
}

function join({ text, style }: Writer, token: JsonToken, parts: readonly Part[]): string {
  const [open, close] = [text[token.start] ?? "", text[token.end - 1] ?? ""];
  if (parts.length === 0) return `${open}${close}`;
  const gaps = gapsIn(text, token);
  const line = `${style.newline}${lineIndent(text, token.start)}`;
  const first = gaps[0] ?? (style.newline ? `${line}${style.indent}` : "");
  const between = gaps[1] ?? (first.includes("\n") || style.space === "" ? first : style.space);
  const last = token.members.at(-1);
  const end = last ? text.slice(last.token.end, token.end - 1) : style.newline && line;
  const members = parts.map(({ from, text: written }, index) => {
    if (index === 0) return `${first}${written}`;
    const previous = parts[index - 1]?.from;
    const follows = from !== undefined && previous === from - 1 ? separator(text, token, from) : undefined;
    const gap = from ? (gaps[from] ?? between) : between;
    return `${follows ?? `,${gap}`}${written}`;
  });
  return `${open}${members.join("")}${end}${close}`;
}

function separator(text: string, { members }: JsonToken, index: number): string | undefined {
  const between = text.slice(members[index - 1]?.token.end, members[index]?.start);
  return /^\s*,\s*$/.test(between) ? between : undefined;
}

function gapsIn(text: string, { members }: JsonToken): string[] {
  return members.map(({ start }) => {
    let from = start;
    while (from > 0 && " \t\r\n".includes(text.charAt(from - 1))) from--;
    return text.slice(from, start);
  });
}

function writeNew(writer: Writer, value: unknown, indent: string | undefined): string {
  const { text, style, known } = writer;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const token = known(value);
  if (token) return text.slice(token.start, token.end);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const deeper = indent === undefined ? undefined : `${indent}${style.indent}`;
  const members = Object.entries(value).map(([key, child]) => {
    const written = writeNew(writer, child, deeper);
    return Array.isArray(value) ? written : `${JSON.stringify(key)}:${style.space}${written}`;
  });
  if (members.length === 0) return `${open}${close}`;
  if (indent === undefined) {
    const inner = Array.isArray(value) ? "" : style.space;
    return `${open}${inner}${members.join(`,${style.space}`)}${inner}${close}`;
  }
  const line = `${style.newline}${deeper}`;
  return `${open}${line}${members.join(`,${line}`)}${style.newline}${indent}${close}`;
}

function indentIn({ text, style }: Writer, token: JsonToken): string | undefined {
  if (style.newline === "") return undefined;
  const gaps = gapsIn(text, token);
  const gap = gaps[1] ?? gaps[0];
  if (gap === undefined) return `${lineIndent(text, token.start)}${style.indent}`;
  const firstMember = token.members[0]?.token;
  const inline =
    firstMember &&
    !/\n/.test(text.slice(firstMember.start, firstMember.end)) &&
    firstMember.members.length > 1;
  return gap.includes("\n") && !(inline && Array.isArray(token.value))
    ? gap.slice(gap.lastIndexOf("\n") + 1)
    : undefined;
}

function lineIndent(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? "";
}

interface JsonToken {
  readonly value: unknown;
  readonly start: number;
  readonly end: number;
  readonly members: readonly JsonMember[];
}

interface JsonMember {
  readonly key?: string;
  readonly start: number;
  readonly token: JsonToken;
}

/** Values come from `value`, which the text was parsed to, because jsonc-parser hides `__proto__`. */
function readTokens(text: string, value: unknown): JsonToken {
  const root = parseTree(text);
  if (!root) throw new Error("The text of a document is never empty.");
  return tokenOf(root, value);
}

function tokenOf(node: Node, value: unknown): JsonToken {
  const { offset: start, length, children = [] } = node;
  const members =
    node.type === "object"
      ? [...lastOfEachKey(children)].map(([key, { keyStart, child }]) => ({
          key,
          start: keyStart,
          token: tokenOf(child, (value as Record<string, unknown>)[key]),
        }))
      : children.map((child, index) => ({
          start: child.offset,
          token: tokenOf(child, (value as readonly unknown[])[index]),
        }));
  return { value, start, end: start + length, members };
}

function lastOfEachKey(properties: readonly Node[]): Map<string, { keyStart: number; child: Node }> {
  const found = new Map<string, { keyStart: number; child: Node }>();
  for (const { offset, children = [] } of properties) {
    const [key, child] = children;
    if (key && child) found.set(key.value as string, { keyStart: offset, child });
  }
  return found;
}

interface TextStyle {
  readonly newline: string;
  readonly indent: string;
  readonly space: string;
}

function textStyle(text: string): TextStyle {
  const newline = /\r?\n/.exec(text.trim())?.[0] ?? "";
  const indent = /[{[]\s*?\r?\n([ \t]+)\S/.exec(text)?.[1] ?? "";
  const colon = /^\s*\{\s*"(?:[^"\\]|\\.)*"\s*:(\s?)/.exec(text);
  return { newline, indent, space: colon ? (colon[1] ?? "") : newline && " " };
}
