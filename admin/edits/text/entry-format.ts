import type { EntryDocument } from "../site-document.ts";

/** How entries are read from the texts of their files, and written into them. */
export interface EntryFormat {
  readEntry(text: string): EntryDocument;
  writeEntry(text: string, entry: EntryDocument, known?: EntryDocument): string;
  writeNewEntry(entry: EntryDocument): string;
}

let format: EntryFormat | undefined;

/**
 * Loads the code that reads and writes entries, a third of what the first screen would need: nothing on that screen
 * reads an entry's text. Rejects where it can't be loaded; the next call tries again.
 */
export async function loadEntryFormat(): Promise<void> {
  if (format) return;
  const [read, write] = await Promise.all([import("./read-entry.ts"), import("./write-entry.ts")]);
  format = { ...read, ...write };
}

export function isEntryFormatLoaded(): boolean {
  return format !== undefined;
}

/** Throws before `loadEntryFormat` has resolved. */
export function entryFormat(): EntryFormat {
  if (!format) throw new Error("The code that reads and writes entries is not loaded.");
  return format;
}
