import { messages } from "../messages/messages.ts";
import { EditError } from "./edit-error.ts";
import type { EntryDocument, EntryDocuments } from "./site-document.ts";

export function entryOf(entries: EntryDocuments, file: string): EntryDocument {
  const entry = Object.hasOwn(entries, file) ? entries[file] : undefined;
  if (!entry) throw new EditError(messages.editErrors.entryGone);
  return entry;
}

/** Throws an `EditError` if it is missing, or would not be an entry any more. */
export function withEntry(
  entries: EntryDocuments,
  file: string,
  change: (entry: unknown) => unknown,
): EntryDocuments {
  const entry = entryOf(entries, file);
  const changed = change(entry) as Readonly<Record<keyof EntryDocument, unknown>>;
  if (changed === entry) return entries;
  const { frontMatter, body, ...others } = changed;
  const known = typeof frontMatter === "object" && frontMatter !== null && !Array.isArray(frontMatter);
  if (!known || typeof body !== "string" || Object.keys(others).length > 0) {
    throw new EditError(messages.editErrors.notOfEntry);
  }
  return { ...entries, [file]: { frontMatter: frontMatter as EntryDocument["frontMatter"], body } };
}

export function withoutEntry(entries: EntryDocuments, file: string): EntryDocuments {
  entryOf(entries, file);
  return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== file));
}
