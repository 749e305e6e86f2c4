import { downloadText } from "./download-text.ts";
import type { Session } from "./session.ts";

/** What can be done from anywhere in the editor: by a button, a menu or a key. */
export type Commands = ReturnType<typeof createCommands>;

export function createCommands({ store, view, notices }: Session) {
  const { notify } = notices.getState();
  return {
    undo: () => store.getState().undo(),
    redo: () => store.getState().redo(),
    /** Saves what has changed, and leaves edit mode when that succeeded. */
    async save(): Promise<void> {
      await store.getState().save();
      const { saving } = store.getState();
      if (saving.state === "failed") {
        notify({ title: "The site was not saved", text: saving.reason, tone: "failure" });
      } else if (saving.state === "kept") {
        notify({ title: "Kept in this browser", text: "Export the file to publish it." });
        view.getState().setEditing(false);
      } else if (saving.state === "idle") {
        notify({ title: "Content Saved", text: "Your changes have been saved successfully." });
        view.getState().setEditing(false);
      }
    },
    exportText(): void {
      downloadText("site-content.json", store.getState().text());
      notify({ title: "Content Exported", text: "Content has been exported to JSON file." });
    },
  };
}
