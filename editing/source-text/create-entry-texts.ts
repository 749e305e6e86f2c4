import { idsInOrder, isOrderFile } from "../document/order.ts";
import { isPatternFile } from "../document/pattern.ts";
import { isPictureFile, pictureIn, pictureText } from "../document/picture.ts";
import type { EntryDocument, EntryDocuments, EntryFiles } from "../document/site-document.ts";
import { sameValue } from "../document/value.ts";
import { readContent } from "./read-content.ts";
import { writeEntry, writeNewEntry } from "./write-entry.ts";
import { createWriter } from "./write-text.ts";

interface KnownTexts {
  readonly entries: EntryDocuments;
  readonly savedEntries: EntryFiles;
  readonly baseEntries: Readonly<Record<string, string>>;
}

interface Written {
  readonly entry: EntryDocument;
  readonly saved: string | undefined;
  readonly base: string | undefined;
  readonly text: string;
}

/** Cached. The saved or the first text if it is equal, otherwise the saved one with the differences written into it. */
export function createEntryTexts(): (file: string, known: KnownTexts) => string | undefined {
  const written = new Map<string, Written>();
  return (file, { entries, savedEntries, baseEntries }) => {
    const entry = entries[file];
    if (!entry) return undefined;
    const saved = savedEntries[file];
    const base = baseEntries[file];
    const last = written.get(file);
    if (last?.entry === entry && last.saved === saved?.text && last.base === base) return last.text;
    const text = textOf(file, entry, { saved, base });
    written.set(file, { entry, saved: saved?.text, base, text });
    return text;
  };
}

function textOf(
  file: string,
  entry: EntryDocument,
  { saved, base }: { readonly saved: EntryFiles[string] | undefined; readonly base: string | undefined },
): string {
  if (saved && sameValue(saved.document, entry)) return saved.text;
  if (base !== undefined && base !== saved?.text && sameValue(readContent(file, base), entry)) return base;
  if (saved) return writeContent(file, saved, entry);
  return base === undefined ? writeNewContent(file, entry) : writeContent(file, { text: base }, entry);
}

/**
 * The new text of a content file with everything that has not changed left as it was written. `document` is the value
 * of `text`, if it is known.
 */
export function writeContent(
  file: string,
  { text, document }: { readonly text: string; readonly document?: EntryDocument },
  next: EntryDocument,
): string {
  if (isPictureFile(file)) return pictureText(pictureIn(next));
  if (isPatternFile(file)) return createWriter(text, JSON.parse(text))(next.frontMatter);
  if (!isOrderFile(file)) return writeEntry(text, next, document);
  return createWriter(text, JSON.parse(text))(idsInOrder(next));
}

export function writeNewContent(file: string, document: EntryDocument): string {
  if (isPictureFile(file)) return pictureText(pictureIn(document));
  if (isPatternFile(file)) return `${JSON.stringify(document.frontMatter, null, 2)}\n`;
  if (!isOrderFile(file)) return writeNewEntry(document);
  return `${JSON.stringify(idsInOrder(document), null, 2)}\n`;
}
