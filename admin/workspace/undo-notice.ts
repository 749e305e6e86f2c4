import type { Edit } from "../document/edit.ts";
import { messages } from "../messages/messages.ts";
import type { EditContext } from "./attempt.ts";

interface UndoNotice {
  readonly title: string;
  readonly text?: string;
  /** Brings back what was taken away, if other things were done since. */
  readonly restore: Edit;
  /** Whether it is back already, by the undo button. */
  readonly isBack: () => boolean;
  /** After it is back. */
  readonly onBack: () => void;
}

/** Tells what was just taken away, with a way to have it back. Whatever was done since stays done. */
export function undoNotice(
  { store, notices }: Pick<EditContext, "store" | "notices">,
  notice: UndoNotice,
): void {
  const { title, text, restore, isBack, onBack } = notice;
  const after = store.getState().document;
  const run = () => {
    const { document, undo, apply } = store.getState();
    if (document === after) undo();
    else if (!isBack()) apply(restore);
    onBack();
  };
  notices
    .getState()
    .notify({ title, ...(text && { text }), action: { label: messages.pages.told.undo, run } });
}
