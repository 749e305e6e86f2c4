import type { EditorEntry } from "../sync/host/editor-content.ts";
import { useEditor, useSession } from "./session-context.ts";

/** The entries as they are being edited; drawn again when one of them changes. */
export function useEntries(): readonly EditorEntry[] {
  const { content } = useSession();
  return useEditor(() => content.entries);
}
