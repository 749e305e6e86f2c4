import { type Node, parseTree } from "jsonc-parser";
import type { Problem } from "../problems/problem.ts";
import { conflictMarkerProblem } from "./conflict-markers.ts";
import { limitProblem, offsetInString, stringProblems } from "./json-scan.ts";
import { strict, syntaxProblem } from "./json-syntax.ts";
import { pointerSegments, positionFinder, type Source } from "./source.ts";

/**
 * Values come from `JSON.parse`; the token tree only gives positions and duplicate keys, because jsonc-parser hides
 * `__proto__`. Reports `merge-marks`, `json-syntax` (the first mistake), `file-unreadable` for too many values,
 * `duplicate-key`, and `encoding` for an escape of a control character or half of a surrogate pair.
 */
export function readJson(file: string, text: string): { source?: Source; problems: Problem[] } {
  const first = conflictMarkerProblem(file, text) ?? limitProblem(file, text);
  if (first) return { problems: [first] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problems: [syntaxProblem(file, text)] };
  }
  const position = positionFinder(text);
  let tree: Node | undefined;
  const root = () => {
    tree ??= parseTree(text, [], strict);
    return tree;
  };
  const source: Source = {
    file,
    text,
    value,
    locate: (place) => position(offsetOf(text, root(), place)),
  };
  const problems = stringProblems(file, text, position);
  // As for the character itself: there is no text to go on with.
  return problems.some(({ code }) => code === "encoding") ? { problems } : { source, problems };
}

function offsetOf(text: string, root: Node | undefined, place: Parameters<Source["locate"]>[0]): number {
  let node = root;
  if (!node) return 0;
  let found: Node | undefined;
  let complete = true;
  for (const segment of pointerSegments(place.pointer)) {
    const child = childOf(node, segment);
    if (!child) {
      complete = false;
      break;
    }
    found = child;
    node = child.type === "property" ? (child.children?.[1] ?? child) : child;
  }
  if (!complete) return node.offset;
  if (place.target === "key" && found?.type === "property") return found.offset;
  if (place.offset !== undefined && node.type === "string")
    return offsetInString(text, node.offset, place.offset);
  return node.offset;
}

function childOf(node: Node, segment: string): Node | undefined {
  if (node.type === "array") return node.children?.[Number(segment)];
  if (node.type !== "object") return undefined;
  let properties = known.get(node);
  if (!properties) {
    // Of two properties with one key, the first is found.
    const pairs = (node.children ?? []).map(
      (property) => [property.children?.[0]?.value as string, property] as const,
    );
    properties = new Map(pairs.reverse());
    known.set(node, properties);
  }
  return properties.get(segment);
}

const known = new WeakMap<Node, Map<string, Node>>();
