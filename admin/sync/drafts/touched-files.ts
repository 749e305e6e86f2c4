import type { Edit } from "../../../editing/document/edit.ts";

export function touchedFiles(edits: readonly Edit[]): ReadonlySet<string> {
  return new Set(edits.flatMap(filesOf));
}

function filesOf(edit: Edit): string[] {
  switch (edit.kind) {
    case "batch":
      return edit.edits.flatMap(filesOf);
    case "insert-entry":
    case "remove-entry":
    case "replace-entry":
      return [edit.file];
    case "set-page-path":
    case "show-picture":
      return [...(edit.entries ?? [])];
    default:
      return "target" in edit && edit.target.in === "entry" ? [edit.target.file] : [];
  }
}
