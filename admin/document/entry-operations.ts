import { messages } from "../messages/messages.ts";
import type { AppliedToSite } from "./applied.ts";
import type { InsertEntry, RemoveEntry, ReplaceEntry } from "./edit.ts";
import { EditError } from "./edit-error.ts";
import { shareStructure } from "./share-structure.ts";
import type { EditedSite } from "./site-document.ts";
import { withEntry, withoutEntry } from "./with-entry.ts";

export function insertEntry(site: EditedSite, { file, entry }: InsertEntry): AppliedToSite {
  if (Object.hasOwn(site.entries, file)) throw new EditError(messages.editErrors.entryTaken({ file }));
  return { site: { ...site, entries: { ...site.entries, [file]: entry } } };
}

export function removeEntry(site: EditedSite, { file }: RemoveEntry): AppliedToSite {
  return { site: { ...site, entries: withoutEntry(site.entries, file) } };
}

export function replaceEntry(site: EditedSite, { file, entry }: ReplaceEntry): AppliedToSite {
  const entries = withEntry(site.entries, file, (known) => shareStructure(known, entry));
  return { site: entries === site.entries ? site : { ...site, entries } };
}
