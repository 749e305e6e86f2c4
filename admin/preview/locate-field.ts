import type { Path } from "../form/form-context.ts";
import { type Leaf, leavesOf, plain } from "./leaves.ts";

/**
 * The field that an element of a block shows: its own text or picture, or the nearest around it. Two fields with
 * the same text are told apart by their order.
 */
export function fieldOf(element: Element, block: Element, props: unknown): Path | undefined {
  const leaves = leavesOf(props);
  for (let at: Element | null = element; at && at !== block; at = at.parentElement) {
    const same = leaves.filter((leaf) => shows(at as Element, leaf));
    if (same.length === 0) continue;
    const [first] = same as [Leaf];
    const position = elementsOf(block, first).indexOf(at);
    return (same[Math.max(0, position)] ?? first).path;
  }
  return undefined;
}

/** The element of a block that shows a field. */
export function elementOf(path: Path, block: Element, props: unknown): Element | undefined {
  const leaves = leavesOf(props);
  const wanted = leaves.find((leaf) => leaf.path.join(".") === path.join("."));
  if (!wanted) return undefined;
  const same = leaves.filter(({ text, kind }) => text === wanted.text && kind === wanted.kind);
  const found = elementsOf(block, wanted);
  return found[same.indexOf(wanted)] ?? found[0];
}

/** The innermost elements that show a leaf, in the order of the page. */
function elementsOf(block: Element, leaf: Leaf): Element[] {
  const all = [...block.querySelectorAll("*")].filter((element) => shows(element, leaf));
  return all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
}

function shows(element: Element, leaf: Leaf): boolean {
  if (leaf.kind === "picture")
    return element.localName === "img" && (element.getAttribute("src") ?? "").includes(leaf.text);
  if (element.localName === "script") return false;
  return plain(element.textContent ?? "") === leaf.text;
}
