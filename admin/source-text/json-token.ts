import { type Node, parseTree } from "jsonc-parser";

/** A value of a JSON text, and where in the text it is written. */
export interface JsonToken {
  readonly value: unknown;
  readonly start: number;
  readonly end: number;
  /** What is in it: the items of a list, or the properties of an object, each key once. */
  readonly members: readonly JsonMember[];
}

export interface JsonMember {
  /** The property's key; an item has none. */
  readonly key?: string;
  /** Where it begins: at the key of a property, at the value of an item. */
  readonly start: number;
  readonly token: JsonToken;
}

/** The tokens of a valid JSON text. Values come from `value`, which the text was parsed to, because jsonc-parser hides `__proto__`. */
export function readTokens(text: string, value: unknown): JsonToken {
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
