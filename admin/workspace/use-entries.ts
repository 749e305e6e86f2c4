import type { EditorEntry } from "../sync/content/editor-content.ts";
import { useEditor } from "../sync/store/editor-document.ts";
import { useOpenedSite } from "./opened-site.ts";

/** The entries as they are being edited; drawn again when one of them changes. */
export function useEntries(): readonly EditorEntry[] {
  const { content } = useOpenedSite();
  return useEditor(() => content.entries);
}
