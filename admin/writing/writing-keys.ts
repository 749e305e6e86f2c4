import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, NodeSelection, type Plugin, TextSelection } from "prosemirror-state";
import { goToNextCell, isInTable } from "prosemirror-tables";
import { writingSchema } from "./text/writing-schema.ts";
import { writingCommands } from "./writing-commands.ts";

const { nodes } = writingSchema;

interface WritingKeys {
  readonly headingLevel: number;
  onAsk(what: "link" | "detail"): void;
  onTools(): void;
  onLeave(): void;
}

export function writingKeys({ headingLevel, onAsk, onTools, onLeave }: WritingKeys): readonly Plugin[] {
  const commands = writingCommands(headingLevel);
  const ask =
    (run: () => void): Command =>
    () => {
      run();
      return true;
    };
  return [
    inputRules({ rules: rulesOf(headingLevel) }),
    keymap({
      "Mod-b": commands.strong,
      "Mod-i": commands.emphasis,
      "Mod-k": ask(() => onAsk("link")),
      "Alt-i": ask(() => onAsk("detail")),
      "Alt-F10": ask(onTools),
      Escape: ask(onLeave),
      Enter: chainCommands(behindNode, breakInCell, splitListItem(nodes.list_item, { checked: null })),
      "Shift-Enter": chainCommands(exitCode, lineBreak),
      Tab: chainCommands(sinkListItem(nodes.list_item), toCell(1)),
      "Shift-Tab": chainCommands(toCell(-1), liftListItem(nodes.list_item)),
      Delete: enterTable(1),
      Backspace: enterTable(-1),
    }),
    keymap(baseKeymap),
  ];
}

const lineBreak: Command = ({ selection, tr }, dispatch) => {
  if (!selection.$from.parent.inlineContent) return false;
  dispatch?.(tr.replaceSelectionWith(nodes.hard_break.create({ written: "" })).scrollIntoView());
  return true;
};

const behindNode: Command = ({ selection, tr }, dispatch) => {
  if (!(selection instanceof NodeSelection) || !selection.node.isInline) return false;
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, selection.to)).scrollIntoView());
  return true;
};

function toCell(direction: 1 | -1): Command {
  return (state, dispatch, view) =>
    goToNextCell(direction)(
      state,
      dispatch && ((tr) => dispatch(tr.setSelection(TextSelection.near(tr.selection.$to, -1)))),
      view,
    );
}

function enterTable(direction: 1 | -1): Command {
  return ({ selection, doc, tr }, dispatch) => {
    const { $from, empty } = selection;
    const edge = direction === 1 ? $from.parent.content.size : 0;
    if (!empty || $from.depth === 0 || $from.parentOffset !== edge) return false;
    const at = direction === 1 ? $from.after() : $from.before();
    const $at = doc.resolve(at);
    const beside = direction === 1 ? $at.nodeAfter : $at.nodeBefore;
    if (beside?.type !== nodes.table) return false;
    if ($from.parent.content.size === 0) tr.delete($from.before(), $from.after());
    dispatch?.(
      tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(at)), direction)).scrollIntoView(),
    );
    return true;
  };
}

const breakInCell: Command = (state, dispatch) => isInTable(state) && lineBreak(state, dispatch);

function rulesOf(level: number): readonly InputRule[] {
  return [
    textblockTypeInputRule(/^#{1,6} $/, nodes.heading, ([signs]) => ({
      level: Math.min(6, level + Math.max(0, signs.length - 1 - level)),
    })),
    wrappingInputRule(/^[-*+] $/, nodes.bullet_list),
    wrappingInputRule(/^(\d{1,9})[.)] $/, nodes.ordered_list, ([, number]) => ({ start: Number(number) })),
    wrappingInputRule(/^> $/, nodes.blockquote),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    new InputRule(/^---$/, ({ doc, tr }, _, start) => {
      const $start = doc.resolve(start);
      if ($start.parent.type !== nodes.paragraph) return null;
      const at = $start.before();
      tr.replaceWith(at, $start.after(), [nodes.horizontal_rule.create(), nodes.paragraph.create()]);
      return tr.setSelection(TextSelection.near(tr.doc.resolve(at + 2)));
    }),
  ];
}
