import { useEffect } from "react";
import { useSession } from "../session-context.ts";

/** Lets the browser ask before the page is left with changes in it; not when they come to nothing. */
export function useLeaveWarning(): void {
  const { store } = useSession();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => store.getState().isChanged() && event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [store]);
}
