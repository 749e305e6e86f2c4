import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { parseYaml } from "../../schema/sources/read-yaml.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { sameValue } from "../document/value.ts";
import { pairItems } from "./pair-items.ts";
import {
  addedBehind,
  type Entry,
  type Fields,
  nameOf,
  newAfterKey,
  newInline,
  newItem,
  newLines,
  newPair,
  valueOfKey,
} from "./yaml-new-value.ts";
import {
  type ScalarContext,
  type ScalarStyle,
  styleOf,
  wordIn,
  writeKey,
  writeScalar,
} from "./yaml-scalar.ts";

/** What is equal is copied byte for byte with its comments; what is not takes the style of what it replaces, or of its neighbours. */
export function writeYaml(text: string, fields: Fields): string {
  const document = parseYaml(text);
  const writer = { text, document, over };
  const root = document.contents as Node | null;
  if (!isMap(root)) return withLines(text, newLines(fields, "", undefined));
  if (!isLines(root)) return splice(text, root, overFlow(writer, root, fields));
  return splice(text, root, overMap(writer, root, fields));
}

function withLines(text: string, lines: string): string {
  return lines === "" ? text : `${text.replace(/(?<!\n)\n+$/, "")}\n${lines}`;
}

function splice(text: string, node: Node, written: string): string {
  return text.slice(0, startOf(node)) + written + text.slice(endOf(text, node));
}

function over(writer: Writer, node: Node, value: unknown, inFlow: boolean): string {
  const { text, document } = writer;
  if (sameValue(node.toJS(document), value)) return text.slice(startOf(node), endOf(text, node));
  const isList = Array.isArray(value);
  if (isSeq(node) && isList && value.length > 0)
    return isLines(node) ? overList(writer, node, value) : overFlow(writer, node, value);
  if (isMap(node) && isObject(value) && Object.keys(value).length > 0)
    return isLines(node) ? overMap(writer, node, value) : overFlow(writer, node, value);
  const indent = columnOf(text, startOf(node));
  if (typeof value !== "object" || value === null)
    return overScalar(writer, node, value, { inFlow, indent: "" });
  return newInline(value, node, { inFlow, indent });
}

function overMap(writer: Writer, map: YAMLMap, value: Fields): string {
  const { text } = writer;
  const indent = columnOf(text, startOf(map));
  const pairs = map.items as Entry[];
  const names = pairs.map(({ key }) => nameOf(key));
  const added = addedBehind(names, value);
  const write = (key: string) =>
    `\n${indent}${newPair(key, value[key], { indent, like: undefined })}${following(key)}`;
  const following = (key: string | undefined): string => (added.get(key) ?? []).map(write).join("");
  const parts = pairs.map((pair, index) => {
    const previous = pairs[index - 1];
    const lead = previous ? text.slice(endOfPair(text, previous), startOf(pair.key)) : `\n${indent}`;
    const name = names[index] ?? "";
    if (!Object.hasOwn(value, name)) return lead.includes("#") ? lead.replace(/\r?\n[^\n]*$/, "") : "";
    return `${lead}${overPair(writer, pair, value[name])}${following(name)}`;
  });
  return [following(undefined), ...parts].join("").replace(/^\r?\n[ \t]*/, "");
}

function overPair(writer: Writer, { key, value: node }: Entry, value: unknown): string {
  const { text } = writer;
  const [start, keyEnd] = [startOf(key), key.range?.[1] ?? 0];
  const end = node ? endOf(text, node) : keyEnd;
  const rest = text.slice(end, endOfPair(text, { key, value: node } as Entry));
  const indent = columnOf(text, start);
  if (node && sameValue(node.toJS(writer.document), value)) return text.slice(start, end) + rest;
  const empty = !node || (node.range?.[0] === node.range?.[1] && !isLines(node));
  const kept = node && !empty && keepsPlace(node, value);
  if (!kept) {
    const head = empty && node ? text.slice(start, startOf(node)) : `${text.slice(start, keyEnd)}:`;
    return `${head.trimEnd()}${newAfterKey(value, { indent, like: node ?? undefined })}${rest}`;
  }
  const scalar = typeof value !== "object" || value === null;
  const written = scalar
    ? overScalar(writer, node, value, { inFlow: false, indent })
    : over(writer, node, value, false);
  return `${text.slice(start, startOf(node))}${written}${rest}`;
}

function keepsPlace(node: Node, value: unknown): boolean {
  if (Array.isArray(value))
    return isSeq(node) && value.length > 0 && (isLines(node) || node.items.length > 0);
  if (isObject(value)) return isMap(node) && Object.keys(value).length > 0;
  return !isLines(node);
}

function overList(writer: Writer, list: YAMLSeq, value: readonly unknown[]): string {
  const { text, document } = writer;
  const items = list.items as Node[];
  const before = list.toJS(document) as unknown[];
  const indent = columnOf(text, startOf(list));
  const ends = items.map((item) => lineEnd(text, endOf(text, item)));
  const dashes = items.map((item) => text.lastIndexOf("-", startOf(item) - 1));
  const parts = pairItems(before, value).map((from, index) => {
    const item = from === undefined ? undefined : items[from];
    const like = items[Math.max(0, index - 1)] ?? items[0];
    if (from === undefined || !item) return `\n${indent}${newItem(value[index], indent, like)}`;
    const start = dashes[from] ?? 0;
    const previous = ends[from - 1];
    const lead = previous === undefined ? `\n${indent}` : text.slice(previous, start);
    const end = endOf(text, item);
    const head = text.slice(start, startOf(item));
    const rest = text.slice(end, ends[from]);
    return `${lead}${head}${overItem(writer, item, { value: value[index], indent })}${rest}`;
  });
  return parts.join("").replace(/^\r?\n[ \t]*/, "");
}

function overItem(
  writer: Writer,
  item: Node,
  { value, indent }: { readonly value: unknown; readonly indent: string },
): string {
  const scalar = typeof value !== "object" || value === null;
  if (sameValue(item.toJS(writer.document), value) || !scalar) return over(writer, item, value, false);
  return overScalar(writer, item, value, { inFlow: false, indent });
}

function overScalar({ text }: Writer, node: Node, value: unknown, place: ScalarContext): string {
  const style = styleOf(node);
  const own = style !== undefined && writeScalar(node.toJSON(), style, place);
  const source = text.slice(startOf(node), endOf(text, node));
  const isOwn = own !== false && (own !== source || source.includes("\n"));
  const patched = isOwn && typeof value === "string" ? patchScalar(text, node, value) : undefined;
  return patched ?? writeScalar(value, style, place);
}

/** Replaces words in a scalar's source and keeps its escapes and line breaks. Undefined where more than words differ. */
function patchScalar(text: string, node: Node, value: string): string | undefined {
  if (!isScalar(node) || typeof node.value !== "string") return undefined;
  const [start, end] = [startOf(node), endOf(text, node)];
  const source = text.slice(start, end);
  const patched = withWords({ source, text: node.value, style: styleOf(node) }, value);
  const reads = patched !== undefined && valueAt(text.slice(0, start) + patched + text.slice(end), start);
  return reads === value ? patched : undefined;
}

interface Written {
  readonly source: string;
  readonly text: string;
  readonly style: ScalarStyle | undefined;
}

function withWords(written: Written, after: string): string | undefined {
  const { source, text, style } = written;
  const [old, now] = [text.split(/(\s+)/), after.split(/(\s+)/)];
  if (old.length !== now.length) return undefined;
  let offset = 0;
  let patched = "";
  let copied = 0;
  for (const [index, word] of old.entries()) {
    const replacement = now[index] ?? "";
    const start = offset;
    offset += word.length;
    if (word === replacement) continue;
    const place = word.trim() === "" ? undefined : placeOf(written, word, start);
    if (place === undefined) return undefined;
    patched += source.slice(copied, place) + wordIn(replacement, style);
    copied = place + wordIn(word, style).length;
  }
  return patched + source.slice(copied);
}

function placeOf({ source, text, style }: Written, word: string, offset: number): number | undefined {
  const own = wordIn(word, style);
  const parts = source.split(own);
  if (parts.length !== text.split(word).length) return undefined;
  const nth = text.slice(0, offset).split(word).length;
  return parts.slice(0, nth).join(own).length;
}

function valueAt(yaml: string, offset: number): unknown {
  const document = parseYaml(yaml);
  if (document.errors.length > 0) return undefined;
  let found: unknown;
  visit(document, {
    Scalar(_, scalar) {
      if (scalar.range?.[0] !== offset) return undefined;
      found = scalar.value;
      return visit.BREAK;
    },
  });
  return found;
}

interface Writer {
  readonly text: string;
  readonly document: Document;
  readonly over: (writer: Writer, node: Node, value: unknown, inFlow: boolean) => string;
}

function overFlow(writer: Writer, node: YAMLMap | YAMLSeq, value: Fields | readonly unknown[]): string {
  const { text } = writer;
  const members = node.items.map((item) => memberOf(item as Node | Entry));
  const [first, last] = [members[0], members.at(-1)];
  const parts = flowParts(writer, node, value);
  const [start, end] = [startOf(node), node.range?.[1] ?? 0];
  if (!first || !last) return newInline(value, node, { inFlow: true, indent: "" });
  const gap = members[1] && text.slice(first.end, members[1].start);
  const usual = gap !== undefined && /^\s*,\s*$/.test(gap) ? gap : ", ";
  const joined = parts.map(({ from, written }, index) => {
    const previous = parts[index - 1]?.from;
    if (index === 0) return written;
    const follows = from !== undefined && previous === from - 1;
    return `${follows ? text.slice(members[previous]?.end, members[from]?.start) : usual}${written}`;
  });
  return `${text.slice(start, first.start)}${joined.join("")}${text.slice(last.end, end)}`;
}

interface FlowPart {
  readonly from?: number;
  readonly written: string;
}

function flowParts(writer: Writer, node: YAMLMap | YAMLSeq, value: Fields | readonly unknown[]): FlowPart[] {
  const place = { inFlow: true, indent: "" };
  if (isSeq(node) && Array.isArray(value)) {
    const items = node.items as Node[];
    const pairs = pairItems(node.toJS(writer.document) as unknown[], value);
    return value.map((child: unknown, index): FlowPart => {
      const from = pairs[index];
      const item = from === undefined ? undefined : items[from];
      if (from === undefined || !item)
        return { written: newInline(child, items[index - 1] ?? items[0], place) };
      return { from, written: writer.over(writer, item, child, true) };
    });
  }
  const map = node as YAMLMap;
  const names = (map.items as Entry[]).map(({ key }) => nameOf(key));
  const added = addedBehind(names, value as Fields);
  const news = (key: string | undefined): FlowPart[] =>
    (added.get(key) ?? []).flatMap((name) => [
      { written: `${writeKey(name)}: ${newInline((value as Fields)[name], undefined, place)}` },
      ...news(name),
    ]);
  const known = (map.items as Entry[]).flatMap(({ key }, from): FlowPart[] => {
    const name = nameOf(key);
    if (!Object.hasOwn(value, name)) return [];
    const child = valueOfKey(map, name);
    const head = writer.text.slice(startOf(key), child ? startOf(child) : (key.range?.[1] ?? 0));
    const written = child ? writer.over(writer, child, (value as Fields)[name], true) : "";
    return [{ from, written: head + written }, ...news(name)];
  });
  return [...news(undefined), ...known];
}

function memberOf(item: Node | Entry): { readonly start: number; readonly end: number } {
  if (!("key" in item)) return { start: startOf(item), end: item.range?.[1] ?? 0 };
  return { start: startOf(item.key), end: (item.value ?? item.key).range?.[1] ?? 0 };
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

/** Of a block collection, the end of its last line, without the line break. */
function endOf(text: string, node: Node): number {
  const end = node.range?.[1] ?? 0;
  if (isBlockScalar(node)) return end - (/\r?\n$/.exec(text.slice(0, end))?.[0].length ?? 0);
  if (!isLines(node)) return end;
  const last = isMap(node)
    ? node.items.at(-1)
    : isSeq(node)
      ? (node.items.at(-1) as Node | undefined)
      : undefined;
  if (!last) return end;
  return lineEnd(
    text,
    "key" in last ? endOfPair(text, last as Pair<Node, Node | null>) : endOf(text, last as Node),
  );
}

function endOfPair(text: string, { key, value }: Pair<Node, Node | null>): number {
  const end = value ? endOf(text, value) : (key.range?.[1] ?? 0);
  return lineEnd(text, end);
}

function isLines(node: Node | null | undefined): boolean {
  return isCollection(node) && node.flow !== true;
}

function isBlockScalar(node: Node | null | undefined): boolean {
  return isScalar(node) && (node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED");
}

function lineEnd(text: string, offset: number): number {
  const next = text.indexOf("\n", offset);
  if (next === -1) return text.length;
  return text.charAt(next - 1) === "\r" && next > offset ? next - 1 : next;
}

function columnOf(text: string, offset: number): string {
  return " ".repeat(offset - (text.lastIndexOf("\n", offset - 1) + 1));
}
