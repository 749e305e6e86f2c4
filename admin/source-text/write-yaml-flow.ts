import { type Document, isSeq, type Node, type YAMLMap, type YAMLSeq } from "yaml";
import { pairItems } from "./pair-items.ts";
import { addedBehind, type Entry, type Fields, nameOf, newInline, valueOfKey } from "./yaml-new-value.ts";

import { startOf } from "./yaml-node.ts";
import { writeKey } from "./yaml-scalar.ts";

export interface Writer {
  readonly text: string;
  readonly document: Document;
  /** Writes a value in place of any node: what is in brackets may hold anything. */
  readonly over: (writer: Writer, node: Node, value: unknown, inFlow: boolean) => string;
}

/** A list or map in brackets with other members, and the author's white space between them. */
export function overFlow(
  writer: Writer,
  node: YAMLMap | YAMLSeq,
  value: Fields | readonly unknown[],
): string {
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
