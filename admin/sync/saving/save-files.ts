import { messages } from "../../messages/messages.ts";
import type { SaveResult } from "../state/editor-state.ts";

/** A file that is to be written. */
export interface FileSave {
  /** The entry's file; none for the config. */
  readonly file?: string;
  /** What it is, in a sentence: "the site", "the bread “Rye loaf”". */
  readonly name: string;
  readonly save: () => Promise<SaveResult>;
}

export interface SavedFile extends FileSave {
  readonly result: SaveResult;
}

/**
 * Writes files one after the other. One that was refused is tried again when another one has been written since: a
 * page can only link to a new entry that is there, and a new entry to a new page.
 */
export async function saveFiles(files: readonly FileSave[]): Promise<readonly SavedFile[]> {
  const results = new Map<FileSave, SaveResult>();
  let left = files;
  let before = Number.POSITIVE_INFINITY;
  while (left.length > 0 && left.length < before) {
    before = left.length;
    for (const file of left) results.set(file, await file.save().catch(unsaved));
    left = left.filter((file) => results.get(file)?.kind === "failed");
  }
  return files.map((file) => ({ ...file, result: results.get(file) ?? unsaved() }));
}

function unsaved(): SaveResult {
  return {
    kind: "failed",
    reason: messages.saves.notWritten,
  };
}
