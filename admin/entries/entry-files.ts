import type { EntryFiles } from "../edits/site-document.ts";
import type { EditorEntry } from "../host/editor-content.ts";

/** Opened entries, as edits take them. */
export function entryFiles(entries: readonly EditorEntry[]): EntryFiles {
  return Object.fromEntries(entries.map(({ file, text, document }) => [file, { text, document }]));
}
