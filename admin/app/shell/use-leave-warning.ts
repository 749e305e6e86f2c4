import { useEffect } from "react";
import { useUploads } from "../../media/store/uploads-context.ts";
import { usePublishers } from "../../publish/publishers.ts";
import { countAutosaved } from "../../sync/autosave/session-autosaved.ts";
import { isEditorReloading } from "../../sync/reload-editor.ts";
import { hasChanges, hasUnsavedChanges } from "../../sync/state/selectors.ts";
import { useEditorDocument } from "../../sync/store/editor-document.ts";
import { useSync } from "../../sync/sync.ts";

export function useLeaveWarning(): void {
  const { store } = useEditorDocument();
  const { autosaved, drafts } = useSync();
  const uploads = useUploads();
  const { publishing } = usePublishers();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isEditorReloading()) return;
      const current = store.getState();
      const { readOnly, saving } = current;
      const { state } = drafts.status.getState();
      const isTyped = countAutosaved(autosaved) > 0;
      const isAdding = uploads.getState().uploads.some(({ state: of }) => of !== "refused");
      const isOnlyHere = (hasChanges(current) || isTyped) && (state === "refused" || state === "lost");
      // What is to be published is kept as it is typed; nobody is asked to save it first.
      const isKept = publishing !== undefined && saving.state !== "saving";
      const isUnfinished =
        readOnly === undefined && ((hasUnsavedChanges(current) && !isKept) || isTyped || isAdding);
      if (isOnlyHere || isUnfinished) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [store, autosaved, uploads, drafts, publishing]);
}
