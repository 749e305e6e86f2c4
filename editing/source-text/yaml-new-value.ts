import { isMap, isScalar, isSeq, type Node, type Pair, Scalar, type YAMLMap } from "yaml";
import { isObject } from "../../schema/text/is-object.ts";
import { type ScalarContext, styleOf, writeKey, writeScalar } from "./yaml-scalar.ts";

const longestLine = 100;

const bare = Object.assign(new Scalar("word"), { type: Scalar.PLAIN });

export function valueOfKey(map: YAMLMap, key: string): Node | undefined {
  const pair = (map.items as Entry[]).find((item) => nameOf(item.key) === key);
  return pair?.value ?? undefined;
}

/** A value as YAML on one line, in the style of `like`, the node that it replaces or a sibling. */
export function newInline(value: unknown, like: Node | undefined, place: ScalarContext): string {
  if (typeof value !== "object" || value === null) return writeScalar(value, styleOf(like), place);
  const inside = { ...place, inFlow: true };
  if (Array.isArray(value)) {
    const item = isSeq(like) ? (like.items[0] as Node | undefined) : undefined;
    return `[${value.map((child) => newInline(child, item ?? bare, inside)).join(", ")}]`;
  }
  const entries = Object.entries(value).map(([key, child]) => {
    const known = isMap(like) ? valueOfKey(like, key) : undefined;
    return `${writeKey(key)}: ${newInline(child, known, inside)}`;
  });
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

function needsLines(value: unknown, like: Node | undefined): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (!Array.isArray(value)) return Object.keys(value).length > 0 && !(isMap(like) && like.flow);
  if (value.length === 0) return false;
  if (isSeq(like) && like.items.length > 0) return like.flow !== true;
  const words = value.every((item) => typeof item !== "object" || item === null);
  return !words || newInline(value, undefined, { inFlow: false, indent: "" }).length > longestLine;
}

/** A list or an object as lines of YAML, indented by `indent` except for the first. */
export function newLines(value: object, indent: string, like: Node | undefined): string {
  if (Array.isArray(value)) {
    const item = isSeq(like) ? (like.items[0] as Node | undefined) : undefined;
    return value.map((child) => newItem(child, indent, item)).join(`\n${indent}`);
  }
  return Object.entries(value)
    .map(([key, child]) =>
      newPair(key, child, { indent, like: isMap(like) ? valueOfKey(like, key) : undefined }),
    )
    .join(`\n${indent}`);
}

export function newPair(
  key: string,
  value: unknown,
  { indent, like }: { readonly indent: string; readonly like: Node | undefined },
): string {
  return `${writeKey(key)}:${newAfterKey(value, { indent, like })}`;
}

export function newAfterKey(
  value: unknown,
  { indent, like }: { readonly indent: string; readonly like: Node | undefined },
): string {
  if (!needsLines(value, like)) return ` ${newInline(value, like, { inFlow: false, indent })}`;
  const deeper = `${indent}  `;
  return `\n${deeper}${newLines(value as object, deeper, like)}`;
}

export function newItem(value: unknown, indent: string, like: Node | undefined): string {
  if (isObject(value) && needsLines(value, like)) return `- ${newLines(value, `${indent}  `, like)}`;
  return `- ${newInline(value, like, { inFlow: false, indent })}`;
}

export type Fields = Readonly<Record<string, unknown>>;

export type Entry = Pair<Node, Node | null>;

export function nameOf(key: Node): string {
  return isScalar(key) ? String(key.value ?? "") : "";
}

/** New keys by the key that they follow in the value; undefined is before the first. */
export function addedBehind(names: readonly string[], value: Fields): Map<string | undefined, string[]> {
  const known = new Set(names);
  const added = new Map<string | undefined, string[]>();
  let previous: string | undefined;
  for (const key of Object.keys(value)) {
    if (!known.has(key)) added.set(previous, [...(added.get(previous) ?? []), key]);
    previous = key;
  }
  return added;
}
