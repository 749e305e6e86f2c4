import { messages } from "../messages/messages.ts";
import { autosavedChanges } from "../sync/autosave/autosaved-changes.ts";
import { autosavedMaps } from "../sync/autosave/session-autosaved.ts";
import type { Session } from "./session.ts";

/** Saves what is saved by itself, and tells of each value that could not be. Gives whether all could. */
export async function saveAutosaved({ autosaved, notices, view }: Session): Promise<boolean> {
  let isSaved = true;
  for (const { name, at, save } of autosavedChanges(autosavedMaps(autosaved), autosaved)) {
    const reason = await save();
    if (reason === undefined) continue;
    isSaved = false;
    notices.getState().notify({
      title: messages.saves.notSaved(name),
      text: reason,
      tone: "failure",
      action: { label: messages.review.showIt, run: () => view.getState().go(at) },
    });
  }
  return isSaved;
}
