import { useEffect } from "react";
import { useSession } from "../session-context.ts";

/**
 * Lets the browser ask before the page is left with unsaved changes in it; not when they come to nothing, and not in a
 * tab whose changes another one has taken over.
 */
export function useLeaveWarning(): void {
  const { store, drafts } = useSession();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const { isUnsaved, isChanged, readOnly } = store.getState();
      const { state } = drafts.keeping.getState();
      const isOnlyHere = isChanged() && (state === "refused" || state === "lost");
      if (isOnlyHere || (readOnly === undefined && isUnsaved())) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [store, drafts]);
}
