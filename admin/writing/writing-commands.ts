import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { Node, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, NodeSelection, TextSelection } from "prosemirror-state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from "prosemirror-tables";
import { isWithin, linkAround, nearest } from "./selection-around.ts";
import { writingSchema } from "./text/writing-schema.ts";

const { nodes, marks } = writingSchema;

export type WritingAction =
  | "strong"
  | "emphasis"
  | "paragraph"
  | "heading"
  | "subheading"
  | "bullets"
  | "numbers"
  | "quote"
  | "line"
  | "table"
  | "addRow"
  | "addColumn"
  | "removeRow"
  | "removeColumn"
  | "removeTable"
  | "unlink";

export function writingCommands(headingLevel: number): Readonly<Record<WritingAction, Command>> {
  return {
    strong: toggleMark(marks.strong),
    emphasis: toggleMark(marks.emphasis),
    paragraph: setBlockType(nodes.paragraph),
    heading: toggleHeading(headingLevel),
    subheading: toggleHeading(Math.min(6, headingLevel + 1)),
    bullets: toggleList(nodes.bullet_list),
    numbers: toggleList(nodes.ordered_list),
    quote: (state, dispatch) =>
      isWithin(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch),
    line: insertBlock(() => nodes.horizontal_rule.create()),
    table: insertBlock(emptyTable),
    addRow: addRowAfter,
    addColumn: addColumnAfter,
    removeRow: (state, dispatch) => (isFirstRow(state) ? false : deleteRow(state, dispatch)),
    removeColumn: deleteColumn,
    removeTable: deleteTable,
    unlink,
  };
}

export function linkCommand({
  words,
  address,
}: {
  readonly words: string;
  readonly address: string;
}): Command {
  return ({ selection, tr }, dispatch) => {
    const mark = marks.link.create({ href: address });
    if (selection.empty) tr.replaceSelectionWith(writingSchema.text(words, [mark]), false);
    else tr.removeMark(selection.from, selection.to, marks.link).addMark(selection.from, selection.to, mark);
    tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(selection.to)));
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };
}

export function detailCommand(token: string): Command {
  return ({ tr }, dispatch) => {
    dispatch?.(
      tr.replaceSelectionWith(nodes.reference.create({ written: `{{${token}}}` }), true).scrollIntoView(),
    );
    return true;
  };
}

export function pictureCommand(src: string): Command {
  return ({ tr, selection }, dispatch) => {
    const place =
      selection instanceof NodeSelection && selection.node.type === nodes.image ? selection.node : undefined;
    const picture = nodes.image.create({ ...place?.attrs, src });
    tr.replaceSelectionWith(picture, false);
    const at = tr.selection.from - picture.nodeSize;
    if (tr.doc.nodeAt(at)?.type === nodes.image) tr.setSelection(NodeSelection.create(tr.doc, at));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export const insertAfterCommand: Command = ({ selection, tr, doc }, dispatch) => {
  dispatch?.(tr.setSelection(TextSelection.near(doc.resolve(selection.to))).scrollIntoView());
  return true;
};

function toggleHeading(level: number): Command {
  return (state, dispatch) => {
    const { type, attrs } = state.selection.$from.parent;
    const isOne = type === nodes.heading && attrs.level === level;
    return isOne
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);
  };
}

function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const around = nearest(state, [nodes.bullet_list, nodes.ordered_list]);
    if (!around) return wrapInList(type)(state, dispatch);
    if (around.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    const { loose } = around.node.attrs;
    dispatch?.(state.tr.setNodeMarkup(around.at, type, { loose }));
    return true;
  };
}

function insertBlock(make: () => Node): Command {
  return ({ selection, tr, doc }, dispatch) => {
    const { $from } = selection;
    if (isInTable({ selection } as EditorState) || $from.parent.type.spec.code) return false;
    const block = make();
    const isEmpty = $from.depth > 0 && $from.parent.content.size === 0;
    const at = $from.depth === 0 ? $from.pos : isEmpty ? $from.before() : $from.after();
    const end = isEmpty ? $from.after() : at;
    const index = doc.resolve(at).index();
    if (!doc.resolve(at).parent.canReplaceWith(index, index + (isEmpty ? 1 : 0), block.type)) return false;
    const isLast = doc.resolve(end).nodeAfter === null;
    tr.replaceWith(at, end, isLast ? [block, nodes.paragraph.create()] : [block]);
    const inside = block.isLeaf ? at + block.nodeSize : at;
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(inside + 1))).scrollIntoView());
    return true;
  };
}

function emptyTable(): Node {
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      [0, 1].map(() => type.create()),
    );
  return nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell), row(nodes.table_cell)]);
}

function isFirstRow(state: EditorState): boolean {
  const row = nearest(state, [nodes.table_row]);
  return row !== undefined && state.doc.resolve(row.at).index() === 0;
}

const unlink: Command = (state, dispatch) => {
  const found = linkAround(state);
  if (!found) return false;
  dispatch?.(state.tr.removeMark(found.from, found.to, marks.link));
  return true;
};
