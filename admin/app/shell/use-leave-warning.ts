import { useEffect } from "react";
import { countAutosaved } from "../../sync/autosave/session-autosaved.ts";
import { isEditorReloading } from "../../sync/reload-editor.ts";
import { useSession } from "../../workspace/session-context.ts";

/**
 * Lets the browser ask before the page is left with unsaved changes in it; not when they come to nothing, and not in a
 * tab whose changes another one has taken over.
 */
export function useLeaveWarning(): void {
  const { store, autosaved, uploads, drafts, publishing } = useSession();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isEditorReloading()) return;
      const { isUnsaved, isChanged, readOnly, saving } = store.getState();
      const { state } = drafts.keeping.getState();
      const isTyped = countAutosaved(autosaved) > 0;
      const isAdding = uploads.getState().uploads.some(({ state: of }) => of !== "refused");
      const isOnlyHere = (isChanged() || isTyped) && (state === "refused" || state === "lost");
      // What is to be published is kept as it is typed; nobody is asked to save it first.
      const isKept = publishing !== undefined && saving.state !== "saving";
      const isUnfinished = readOnly === undefined && ((isUnsaved() && !isKept) || isTyped || isAdding);
      if (isOnlyHere || isUnfinished) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [store, autosaved, uploads, drafts, publishing]);
}
