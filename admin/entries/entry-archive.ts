import { downloadZip } from "client-zip";
import type { EditorState } from "../edits/editor-state.ts";

/** Which entries are handed over. */
export type ArchiveChoice = "changed" | "all";

/** A file in the archive, with its path in the site's folder. */
export interface ArchivedFile {
  readonly name: string;
  readonly input: string;
}

/** The files of entries as they are now: those that a save would write, or all. Deleted ones are told by `deletedFiles`. */
export function archivedFiles(
  state: Pick<EditorState, "entries" | "changedEntries" | "entryText">,
  choice: ArchiveChoice,
): readonly ArchivedFile[] {
  const names = choice === "changed" ? state.changedEntries() : Object.keys(state.entries);
  return names.toSorted().flatMap((name) => {
    const input = state.entryText(name);
    return input === undefined ? [] : [{ name, input }];
  });
}

/** The files that are to be deleted by hand, because an archive can't say so. */
export function deletedFiles(state: Pick<EditorState, "entries" | "changedEntries">): readonly string[] {
  return state.changedEntries().filter((file) => !Object.hasOwn(state.entries, file));
}

/** A zip of files. */
export function zipOf(files: readonly ArchivedFile[], at: Date): Promise<Blob> {
  return downloadZip(files.map((file) => ({ ...file, lastModified: at }))).blob();
}
