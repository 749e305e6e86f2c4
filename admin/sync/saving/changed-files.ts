import { sameValue } from "../../document/same-value.ts";
import type { EntryDocuments, EntryFiles } from "../../document/site-document.ts";

/** The files of the entries that are not as they were saved: new ones, changed ones and deleted ones. */
export function changedFiles(saved: EntryFiles, entries: EntryDocuments): readonly string[] {
  const present = Object.entries(entries).flatMap(([file, entry]) =>
    sameValue(saved[file]?.document, entry) ? [] : [file],
  );
  const deleted = Object.keys(saved).filter((file) => !Object.hasOwn(entries, file));
  return [...present, ...deleted];
}
