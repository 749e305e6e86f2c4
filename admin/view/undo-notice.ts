import type { Edit } from "../../editing/document/edit.ts";
import { messages } from "../../editing/messages/messages.ts";
import type { EditContext } from "./try-edit.ts";

interface UndoNotice {
  readonly title: string;
  readonly text?: string;
  readonly restore: Edit;
  readonly isBack: () => boolean;
  readonly onBack: () => void;
}

export function undoNotice(
  { store, notices }: Pick<EditContext, "store" | "notices">,
  notice: UndoNotice,
): void {
  const { title, text, restore, isBack, onBack } = notice;
  const { history: after } = store.getState();
  const run = () => {
    const { history, undo, apply } = store.getState();
    if (history === after) undo();
    else if (!isBack()) apply(restore);
    onBack();
  };
  notices
    .getState()
    .notify({ title, ...(text && { text }), action: { label: messages.pages.told.undo, run } });
}
