import { messages } from "../../messages/messages.ts";
import type { SaveResult } from "../state/editor-state.ts";

export interface FileSave {
  readonly file?: string;
  readonly name: string;
  readonly save: () => Promise<SaveResult>;
}

export interface SavedFile extends FileSave {
  readonly result: SaveResult;
}

/** A rejected file is retried after another was written: a page can only link to an entry that exists, and the reverse. */
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
