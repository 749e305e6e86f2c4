import { isMap, isSeq, type Node, type YAMLMap, type YAMLSeq } from "yaml";
import { parseYaml } from "../../schema/read-yaml.ts";
import { sameValue } from "../document/same-value.ts";
import { pairItems } from "./pair-items.ts";
import { patchScalar } from "./patch-scalar.ts";
import { overFlow, type Writer } from "./write-yaml-flow.ts";
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
} from "./yaml-new-value.ts";

import { columnOf, endOf, endOfPair, isLines, lineEnd, startOf } from "./yaml-node.ts";
import { type ScalarPlace, styleOf, writeScalar } from "./yaml-scalar.ts";

/**
 * The YAML of a map with other values in it. What is equal is copied byte for byte with the comments and blank lines
 * around it; what is not is written as that which it replaces is, or as its neighbours are.
 */
export function writeYaml(text: string, fields: Fields): string {
  const document = parseYaml(text);
  const writer = { text, document, over };
  const root = document.contents as Node | null;
  if (!isMap(root)) return withLines(text, newLines(fields, "", undefined));
  if (!isLines(root)) return splice(text, root, overFlow(writer, root, fields));
  return splice(text, root, overMap(writer, root, fields));
}

/** Lines behind what there is, such as comments. */
function withLines(text: string, lines: string): string {
  return lines === "" ? text : `${text.replace(/\n+$/, "")}\n${lines}`;
}

function splice(text: string, node: Node, written: string): string {
  return text.slice(0, startOf(node)) + written + text.slice(endOf(text, node));
}

/** A value in place of a node, for which there is place in its line or lines. */
function over(writer: Writer, node: Node, value: unknown, inFlow: boolean): string {
  const { text, document } = writer;
  if (sameValue(node.toJS(document), value)) return text.slice(startOf(node), endOf(text, node));
  const isList = Array.isArray(value);
  if (isSeq(node) && isList && value.length > 0)
    return isLines(node) ? overList(writer, node, value) : overFlow(writer, node, value);
  if (isMap(node) && isRecord(value) && Object.keys(value).length > 0)
    return isLines(node) ? overMap(writer, node, value) : overFlow(writer, node, value);
  const indent = columnOf(text, startOf(node));
  if (typeof value !== "object" || value === null)
    return overScalar(writer, node, value, { inFlow, indent: "" });
  return newInline(value, node, { inFlow, indent });
}

/** A map of lines with other values; comments of a key that goes stay. */
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

/** Whether a value can stand where a node stands. */
function keepsPlace(node: Node, value: unknown): boolean {
  if (Array.isArray(value))
    return isSeq(node) && value.length > 0 && (isLines(node) || node.items.length > 0);
  if (isRecord(value)) return isMap(node) && Object.keys(value).length > 0;
  return !isLines(node);
}

/** A list of lines with other items, each with the comments before it. */
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

/** A scalar in the style of another one; a text that its author wrote otherwise than it would be here keeps what it can. */
function overScalar({ text }: Writer, node: Node, value: unknown, place: ScalarPlace): string {
  const style = styleOf(node);
  const own = style !== undefined && writeScalar(node.toJSON(), style, place);
  const source = text.slice(startOf(node), endOf(text, node));
  const isOwn = own !== false && (own !== source || source.includes("\n"));
  const patched = isOwn && typeof value === "string" ? patchScalar(text, node, value) : undefined;
  return patched ?? writeScalar(value, style, place);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
