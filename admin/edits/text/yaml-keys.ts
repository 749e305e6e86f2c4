import { isScalar, type Node, type Pair } from "yaml";

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
