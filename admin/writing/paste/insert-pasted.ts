import { Fragment, type Node, Slice } from "prosemirror-model";
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import { writingSchema } from "../text/writing-schema.ts";

const { nodes } = writingSchema;

/**
 * Puts a slice in place of what is selected. A cell of a table holds one paragraph: several go in as its lines, and
 * blocks of other kinds below the table.
 */
export function insertSlice(state: EditorState, slice: Slice): Transaction {
  const { tr } = state;
  if (!isInTable(state))
    return isJoined(slice) ? tr.replaceSelection(slice).scrollIntoView() : insertBlocks(state, slice.content);
  const lines = asLines(slice.content);
  if (lines) return tr.replaceSelection(new Slice(lines, 0, 0)).scrollIntoView();
  const { $from } = state.selection;
  const depths = Array.from({ length: $from.depth }, (_, index) => index + 1);
  const after = $from.after(depths.find((depth) => $from.node(depth).type === nodes.table));
  const parts = closed(slice);
  return caretBehind(tr.insert(after, parts), after + parts.size);
}

/** Whether its first and last block are paragraphs, which are joined with what is there. */
function isJoined({ content }: Slice): boolean {
  const { firstChild: first, lastChild: last, childCount } = content;
  if (childCount < 2) return first?.type !== nodes.table;
  return first?.type === nodes.paragraph && last?.type === nodes.paragraph;
}

function insertBlocks(state: EditorState, content: Fragment): Transaction {
  const tr = state.tr.deleteSelection();
  const { $from } = tr.selection;
  const { parent, parentOffset, depth } = $from;
  const around = depth === 0 ? undefined : $from.node(depth - 1);
  const index = $from.index(Math.max(0, depth - 1));
  if (!parent.isTextblock || !around?.canReplace(index, index, content))
    return state.tr.replaceSelection(new Slice(content, 0, 0)).scrollIntoView();
  const isEmpty = parent.content.size === 0;
  if (!isEmpty && parentOffset > 0 && parentOffset < parent.content.size) tr.split($from.pos);
  const at = isEmpty || parentOffset === 0 ? $from.before() : tr.doc.resolve($from.pos).after();
  if (isEmpty) tr.replaceWith(at, $from.after(), content);
  else tr.insert(at, content);
  return caretBehind(tr, at + content.size);
}

/** At the end of what was pasted; below it where that is a table or a rule, so that whoever writes on is not in its last cell. */
function caretBehind(tr: Transaction, end: number): Transaction {
  const last = tr.doc.resolve(end).nodeBefore;
  const isBelow = last?.type === nodes.table || last?.isAtom === true;
  if (isBelow && end === tr.doc.content.size) tr.insert(end, nodes.paragraph.create());
  return tr.setSelection(TextSelection.near(tr.doc.resolve(end), isBelow ? 1 : -1)).scrollIntoView();
}

function asLines(content: Fragment): Fragment | undefined {
  const parts: Node[] = [];
  for (const [index, child] of content.content.entries()) {
    if (child.isInline) parts.push(child);
    else if (child.type !== nodes.paragraph) return undefined;
    else parts.push(...(index > 0 ? [nodes.hard_break.create({ written: "<br>" })] : []), ...child.children);
  }
  return Fragment.from(parts);
}

function closed({ content }: Slice): Fragment {
  const [first] = content.content;
  return first?.isInline ? Fragment.from(nodes.paragraph.create(null, content)) : content;
}

export function missingPictureIn(doc: Node, from: number, to: number): number | undefined {
  let found: number | undefined;
  doc.nodesBetween(from, Math.min(to, doc.content.size), (node, at) => {
    if (found === undefined && node.type === nodes.image && node.attrs.src === "") found = at;
    return found === undefined;
  });
  return found;
}
