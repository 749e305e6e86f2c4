import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import type { BlockAddress, EditTarget, ValuePath } from "../../../../editing/document/edit.ts";
import { findPage } from "../../../../editing/document/frames.ts";
import type { BlockDocument } from "../../../../editing/document/site-document.ts";
import { valueAt } from "../../../../editing/document/value.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { pointerTo } from "../../../../schema/sources/source.ts";
import { focusBlockRow } from "../../../ui/browser/focus-when-visible.ts";
import { fieldKey, indexAfterMove, indexAfterRemove, moveItems } from "../../../view/pristine-fields.ts";
import { tryEdit } from "../../../view/try-edit.ts";
import { undoNotice } from "../../../view/undo-notice.ts";
import type { PagesContext } from "./pages-context.ts";

/** A block in a list of another block, such as in a column. */
export interface InnerBlock {
  /** The outermost block, which is on the page itself. */
  readonly outer: BlockAddress;
  /** The list that it is in, from the props of the outermost block. */
  readonly list: ValuePath;
  /** Where it is in the list, counted from 0. */
  readonly index: number;
  /** What it is called, for announcements. */
  readonly name: string;
}

/** Edits of a block in another block, each with its announcement and the focus afterwards. */
export interface InnerBlockCommands {
  /** Shows its fields, with the focus in them. */
  open(inner: InnerBlock): void;
  /** Moves it by one in its list, or announces that it is the first or last. */
  moveBy(inner: InnerBlock, by: -1 | 1): void;
  remove(inner: InnerBlock): void;
}

export const innerRowId = (outer: string, path: ValuePath): string => [outer, ...path].join("/");

export function createInnerBlockCommands(context: PagesContext): InnerBlockCommands {
  const { store, view, pristine } = context;
  const { told } = messages.pages;
  const targetOf = (outer: BlockAddress): EditTarget => ({ in: "block", ...outer });
  const keyOf = ({ outer, list }: InnerBlock) =>
    fieldKey(targetOf(outer), list.reduce<string>(pointerTo, ""));
  const blocksOf = ({ outer, list }: InnerBlock) => {
    const page = findPage(store.getState().document, outer.page);
    const blocks = valueAt(page?.blocks.find(({ id }) => id === outer.block)?.props, list);
    return Array.isArray(blocks) ? (blocks as readonly BlockDocument[]) : [];
  };
  const focus = ({ outer, list }: InnerBlock, index: number) =>
    focusBlockRow(index < 0 ? outer.block : innerRowId(outer.block, [...list, index]));
  return {
    open: ({ outer, list, index }) =>
      view.getState().go({ workspace: "pages", ...outer, field: [...list, index] }),
    moveBy(inner, by) {
      const { outer, list, index, name } = inner;
      const number = blocksOf(inner).length;
      const to = index + by;
      if (to < 0 || to >= number) return announce(told[by < 0 ? "firstBlock" : "lastBlock"]({ name }));
      const edit = { kind: "move-item", target: targetOf(outer), path: list, index, to } as const;
      if (!tryEdit(context, { edit, failureTitle: told.notMoved({ name }), block: outer })) return;
      moveItems(pristine, keyOf(inner), (other) => indexAfterMove(other, index, to));
      announce(told.moved({ name, place: to + 1, number }));
      focus(inner, to);
    },
    remove(inner) {
      const { outer, list, index, name } = inner;
      const item = blocksOf(inner)[index];
      const target = targetOf(outer);
      const edit = { kind: "remove-item", target, path: list, index } as const;
      if (!item || !tryEdit(context, { edit, failureTitle: told.notDeleted({ name }), block: outer })) return;
      moveItems(pristine, keyOf(inner), (other) => indexAfterRemove(other, index));
      view.getState().go({ workspace: "pages", ...outer });
      undoNotice(context, {
        title: told.deleted({ name }),
        restore: { kind: "insert-item", target, path: list, index, item },
        isBack: () => blocksOf(inner).some(({ id }) => id === item.id),
        onBack: () => focus(inner, index),
      });
      focus(inner, Math.min(index, blocksOf(inner).length - 1));
    },
  };
}
