import type { EntryFiles } from "../../../editing/document/site-document.ts";
import { nameWithKind } from "../../../editing/labels/entry-label.ts";
import type { Schemas } from "../../../editing/labels/schema/schemas.ts";
import type { EditorData } from "../state/editor-state.ts";
import type { EntryConflict } from "../state/save-machine.ts";

export function conflictsWith(
  { savedEntries, entries }: Pick<EditorData, "savedEntries" | "entries">,
  present: EntryFiles,
  schemas: Schemas,
): readonly EntryConflict[] {
  return Object.entries(present).flatMap(([file, { text }]) => {
    if (savedEntries[file]?.text === text) return [];
    return [{ file, name: nameWithKind(schemas, file, entries[file]), fileText: text }];
  });
}
