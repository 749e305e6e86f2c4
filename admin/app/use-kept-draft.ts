import { useEffect } from "react";
import { useSession } from "../workspace/session-context.ts";
import { followFile } from "./follow-file.ts";

/** Writes the draft at once when the page may be about to end, and follows the file on disk as long as it is open. */
export function useKeptDraft(): void {
  const session = useSession();
  useEffect(() => {
    const flush = () => void session.drafts.flush();
    const hidden = () => document.visibilityState === "hidden" && flush();
    document.addEventListener("visibilitychange", hidden);
    addEventListener("pagehide", flush);
    addEventListener("beforeunload", flush);
    const stop = followFile(session);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      removeEventListener("pagehide", flush);
      removeEventListener("beforeunload", flush);
      stop();
    };
  }, [session]);
}
