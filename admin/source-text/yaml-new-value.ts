import { isMap, isScalar, isSeq, type Node, type Pair, Scalar, type YAMLMap } from "yaml";
import { isObject } from "../../schema/is-object.ts";
import { type ScalarPlace, styleOf, writeKey, writeScalar } from "./yaml-scalar.ts";

/** In characters: a list of words that is shorter stands on one line. */
const longestLine = 100;

/** In a new list in brackets, words stand without quotes, as tags do. */
const bare = Object.assign(new Scalar("word"), { type: Scalar.PLAIN });

/** The value of a key in a map. */
export function valueOfKey(map: YAMLMap, key: string): Node | undefined {
  const pair = (map.items as Entry[]).find((item) => nameOf(item.key) === key);
  return pair?.value ?? undefined;
}

/** A value in one line: a scalar, or a list or map in brackets. It is written as its like is. */
export function newInline(value: unknown, like: Node | undefined, place: ScalarPlace): string {
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

/** Whether a value that is new has lines of its own, below its key. */
export function needsLines(value: unknown, like: Node | undefined): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (!Array.isArray(value)) return Object.keys(value).length > 0 && !(isMap(like) && like.flow);
  if (value.length === 0) return false;
  if (isSeq(like) && like.items.length > 0) return like.flow !== true;
  const words = value.every((item) => typeof item !== "object" || item === null);
  return !words || newInline(value, undefined, { inFlow: false, indent: "" }).length > longestLine;
}

/** The lines of a list or map, the first without its indentation. Lines end in "\n". */
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

/** A line `key: value`, or several. */
export function newPair(
  key: string,
  value: unknown,
  { indent, like }: { readonly indent: string; readonly like: Node | undefined },
): string {
  return `${writeKey(key)}:${newAfterKey(value, { indent, like })}`;
}

/** What stands behind a key and its colon. */
export function newAfterKey(
  value: unknown,
  { indent, like }: { readonly indent: string; readonly like: Node | undefined },
): string {
  if (!needsLines(value, like)) return ` ${newInline(value, like, { inFlow: false, indent })}`;
  const deeper = `${indent}  `;
  return `\n${deeper}${newLines(value as object, deeper, like)}`;
}

/** A line `- value`, or several. */
export function newItem(value: unknown, indent: string, like: Node | undefined): string {
  if (isObject(value) && needsLines(value, like)) return `- ${newLines(value, `${indent}  `, like)}`;
  return `- ${newInline(value, like, { inFlow: false, indent })}`;
}

export type Fields = Readonly<Record<string, unknown>>;

/** A key and its value in a map. */
export type Entry = Pair<Node, Node | null>;

/** A key as it is named in the value. */
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
