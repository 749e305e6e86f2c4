import type { MarkdownLink } from "../../../renderer/resolve/markdown-links.ts";
import { isOrderFile } from "../order-file.ts";
import { isPictureFile } from "../picture-file.ts";
import type { EntryDocument, EntryDocuments } from "../site-document.ts";

/** How entries are read from the texts of their files, and written into them, and what links a Markdown text has. */
export interface EntryFormat {
  readEntry(text: string): EntryDocument;
  writeEntry(text: string, entry: EntryDocument, known?: EntryDocument): string;
  writeNewEntry(entry: EntryDocument): string;
  markdownLinks(markdown: string): readonly MarkdownLink[];
}

let format: EntryFormat | undefined;

/**
 * Loads the code that reads and writes entries: nothing on the first screen needs an entry's text. Rejects where it can't be loaded; the next call tries again.
 */
export async function loadEntryFormat(): Promise<void> {
  if (format) return;
  const [read, write, links] = await Promise.all([
    import("./read-entry.ts"),
    import("./write-entry.ts"),
    import("../../../renderer/resolve/markdown-links.ts"),
  ]);
  format = { ...read, ...write, ...links };
}

/** Whether `entryFormat` can be asked for. */
export function hasEntryFormat(): boolean {
  return format !== undefined;
}

/**
 * Whether an entry is new or other than it was, and can't be written yet. Orders and new pictures have texts of another
 * kind.
 */
export function needsEntryFormat(before: EntryDocuments, after: EntryDocuments): boolean {
  if (format || before === after) return false;
  return Object.entries(after).some(
    ([file, entry]) => before[file] !== entry && !isOrderFile(file) && !isPictureFile(file),
  );
}

/** Throws before `loadEntryFormat` has resolved. */
export function entryFormat(): EntryFormat {
  if (!format) throw new Error("The code that reads and writes entries is not loaded.");
  return format;
}
