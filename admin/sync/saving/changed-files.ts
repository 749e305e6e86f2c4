import type { EntryDocuments, EntryFiles } from "../../../editing/document/site-document.ts";
import { sameValue } from "../../../editing/document/value.ts";

export function changedFiles(saved: EntryFiles, entries: EntryDocuments): readonly string[] {
  const present = Object.entries(entries).flatMap(([file, entry]) =>
    sameValue(saved[file]?.document, entry) ? [] : [file],
  );
  const deleted = Object.keys(saved).filter((file) => !Object.hasOwn(entries, file));
  return [...present, ...deleted];
}
