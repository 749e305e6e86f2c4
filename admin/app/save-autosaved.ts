import { messages } from "../messages/messages.ts";
import { autosavedChanges } from "../sync/autosave/autosaved-changes.ts";
import { autosavedMaps } from "../sync/autosave/session-autosaved.ts";
import type { Sync } from "../sync/sync.ts";
import type { Workspace } from "../workspace/workspace.ts";

/** Saves what is saved by itself, and tells of each value that could not be. Gives whether all could. */
export async function saveAutosaved({
  autosaved,
  notices,
  view,
}: Pick<Sync, "autosaved"> & Pick<Workspace, "notices" | "view">): Promise<boolean> {
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
