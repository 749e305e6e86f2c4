import { useEffect } from "react";
import { followFile } from "./follow-file.ts";
import type { OpenedEditor } from "./open-editor.ts";

/** Writes the draft at once when the page may be about to end, and follows the file on disk as long as it is open. */
export function useKeptDraft(opened: OpenedEditor): void {
  useEffect(() => {
    const flush = () => void opened.sync.drafts.flush();
    const hidden = () => document.visibilityState === "hidden" && flush();
    document.addEventListener("visibilitychange", hidden);
    addEventListener("pagehide", flush);
    addEventListener("beforeunload", flush);
    const stop = followFile(opened);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      removeEventListener("pagehide", flush);
      removeEventListener("beforeunload", flush);
      stop();
    };
  }, [opened]);
}
