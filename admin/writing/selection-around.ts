import type { NodeType } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import { writingSchema } from "./text/writing-schema.ts";

const { marks } = writingSchema;

export function linkAround({ selection }: EditorState) {
  const { $from, from, empty } = selection;
  const { parent } = $from;
  const start = $from.start();
  let at = start;
  const pieces = parent.children.map((node) => {
    const piece = { node, from: at, to: at + node.nodeSize, mark: marks.link.isInSet(node.marks) };
    at = piece.to;
    return piece;
  });
  const own = pieces.find(
    (piece) => piece.mark && piece.from <= from && (empty ? from <= piece.to : from < piece.to),
  );
  if (!own?.mark) return undefined;
  const { mark } = own;
  const same = pieces.filter((piece) => piece.mark?.eq(mark));
  let [first, last] = [own, own];
  for (const piece of [...same].reverse()) if (piece.to === first.from) first = piece;
  for (const piece of same) if (piece.from === last.to) last = piece;
  return { mark, from: first.from, to: last.to };
}

export function isWithin(state: EditorState, type: NodeType): boolean {
  return nearest(state, [type]) !== undefined;
}

export function nearest({ selection: { $from } }: EditorState, types: readonly NodeType[]) {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, at: $from.before(depth) };
  }
  return undefined;
}
