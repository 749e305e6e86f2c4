import type { EditorEntry } from "../sync/content/editor-content.ts";
import { useEditor } from "../sync/store/editor-document.ts";
import { useOpenedSite } from "./opened-site.ts";

export function useEntries(): readonly EditorEntry[] {
  const { content } = useOpenedSite();
  return useEditor(() => content.entries);
}
