import type { Node } from "prosemirror-model";
import { type Command, type EditorState, NodeSelection } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import { isWithin, linkAround, nearest } from "./selection-around.ts";
import { writingSchema } from "./text/writing-schema.ts";
import { type WritingAction, writingCommands } from "./writing-commands.ts";

const { nodes, marks } = writingSchema;

/** What the toolbar shows. */
export interface WritingState {
  /** The actions that apply to the selection, such as `strong`. */
  readonly active: ReadonlySet<WritingAction>;
  /** The actions that can be run on the selection. */
  readonly possible: ReadonlySet<WritingAction>;
  readonly inTable: boolean;
  /** The address of the link at the selection; undefined if there is none. */
  readonly link: string | undefined;
  /** The selected picture with its position in the document; undefined if none is selected. */
  readonly picture: { readonly at: number; readonly attrs: Node["attrs"] } | undefined;
  /** The selected text; empty for a caret. */
  readonly words: string;
}

export function writingState(state: EditorState, headingLevel: number): WritingState {
  const { selection, doc } = state;
  const { $from, from, to, empty } = selection;
  const within = empty ? (state.storedMarks ?? $from.marks()) : [];
  const has = (name: "strong" | "emphasis") =>
    empty ? within.some((mark) => mark.type === marks[name]) : doc.rangeHasMark(from, to, marks[name]);
  const { type, attrs } = $from.parent;
  const isHeading = (level: number) => type === nodes.heading && attrs.level === level;
  const list = nearest(state, [nodes.bullet_list, nodes.ordered_list])?.node.type;
  const all: readonly (readonly [WritingAction, boolean])[] = [
    ["strong", has("strong")],
    ["emphasis", has("emphasis")],
    ["heading", isHeading(headingLevel)],
    ["subheading", isHeading(headingLevel + 1)],
    ["bullets", list === nodes.bullet_list],
    ["numbers", list === nodes.ordered_list],
    ["quote", isWithin(state, nodes.blockquote)],
  ];
  const commands = Object.entries(writingCommands(headingLevel)) as [WritingAction, Command][];
  const link = linkAround(state);
  const isPicture = selection instanceof NodeSelection && selection.node.type === nodes.image;
  return {
    active: new Set(all.flatMap(([act, isActive]) => (isActive ? [act] : []))),
    possible: new Set(commands.flatMap(([act, command]) => (command(state) ? [act] : []))),
    inTable: isInTable(state),
    link: link?.mark.attrs.href,
    picture: isPicture ? { at: from, attrs: (selection as NodeSelection).node.attrs } : undefined,
    words: isPicture ? "" : doc.textBetween(from, to, " "),
  };
}
