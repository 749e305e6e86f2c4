import type { TextPiece } from "./token-meaning.ts";

/** Lets the caret stand before, between and behind pills. */
const gap = "\u200b";
const gaps = /\u200b/g;

/** A token is a pill, which is removed as a whole. */
export function fillPills(element: HTMLElement, pieces: readonly TextPiece[]): void {
  const { ownerDocument: document } = element;
  const nodes = pieces.flatMap((piece, index): (string | Node)[] => {
    if (piece.value === undefined) return [piece.written];
    const pill = document.createElement("span");
    pill.className = piece.isUnknown ? "pill pill-unknown" : "pill";
    pill.contentEditable = "false";
    pill.dataset.written = piece.written;
    pill.textContent = piece.value;
    if (piece.name !== undefined) pill.title = piece.name;
    const isBehindWords = index > 0 && pieces[index - 1]?.value === undefined;
    const isLast = index === pieces.length - 1;
    return [...(isBehindWords ? [] : [gap]), pill, ...(isLast ? [gap] : [])];
  });
  element.replaceChildren(...nodes);
  // Browsers render no line behind the last line end unless it has content.
  if (pieces.at(-1)?.written.endsWith("\n")) {
    const end = document.createElement("br");
    end.dataset.written = "";
    element.append(end);
  }
}

export function readPills(element: Node): string {
  return leavesOf(element)
    .map(({ written }) => written)
    .join("");
}

/** The offset in the written text of a DOM position in an editable element that shows tokens as pills. */
export function offsetInText(element: Node, node: Node, offset: number): number {
  let count = 0;
  for (const leaf of leavesOf(element)) {
    if (leaf.node === node) return count + leaf.lengthBefore(offset);
    if (leaf.node.contains(node)) return count + (offset > 0 ? leaf.written.length : 0);
    const isBehind =
      node.contains(leaf.node) &&
      [...node.childNodes].findIndex((child) => child.contains(leaf.node)) >= offset;
    const follows = node.compareDocumentPosition(leaf.node) & 4;
    if (isBehind || (follows && !node.contains(leaf.node))) return count;
    count += leaf.written.length;
  }
  return count;
}

/** The DOM position for an offset in the written text. */
export function positionInPills(
  element: Node,
  offset: number,
): { readonly node: Node; readonly offset: number } {
  let left = offset;
  for (const leaf of leavesOf(element)) {
    if (leaf.node.nodeType === 3 && left <= leaf.written.length)
      return { node: leaf.node, offset: leaf.placeBehind(left) };
    left = Math.max(0, left - leaf.written.length);
  }
  return { node: element, offset: element.childNodes.length };
}

interface Leaf {
  readonly node: Node;
  readonly written: string;
  lengthBefore(offset: number): number;
  placeBehind(count: number): number;
}

function leavesOf(element: Node): Leaf[] {
  return [...element.childNodes].flatMap((node): Leaf[] => {
    if (node.nodeType === 3) return [textLeaf(node as Text)];
    const { dataset, localName } = node as HTMLElement;
    // A `br` at the end is what browsers put into an empty box.
    const written = dataset?.written ?? (localName === "br" ? (node.nextSibling ? "\n" : "") : undefined);
    if (written === undefined) return leavesOf(node);
    return [{ node, written, lengthBefore: (at) => (at > 0 ? written.length : 0), placeBehind: () => 0 }];
  });
}

function textLeaf(node: Text): Leaf {
  const { data } = node;
  return {
    node,
    written: data.replace(gaps, ""),
    lengthBefore: (offset) => data.slice(0, offset).replace(gaps, "").length,
    placeBehind(count) {
      let at = data.startsWith(gap) ? 1 : 0;
      for (let left = count; left > 0 && at < data.length; at++) if (data[at] !== gap) left--;
      return at;
    },
  };
}
