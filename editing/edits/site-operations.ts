import type {
  Applied,
  AppliedToSite,
  Batch,
  Edit,
  InsertEntry,
  RemoveEntry,
  ReplaceDocument,
  ReplaceEntry,
  SetValue,
  ShowPicture,
} from "../document/edit.ts";
import { EditError } from "../document/edit.ts";
import { withEntry, withoutEntry } from "../document/entry.ts";
import { replacePictureReferences } from "../document/picture.ts";
import type { EditedSite, SiteDocument } from "../document/site-document.ts";
import { withTarget } from "../document/target.ts";
import { shareStructure, withValueAt } from "../document/value.ts";
import { messages } from "../messages/messages.ts";

export function setValue(site: EditedSite, { target, path, value }: SetValue): AppliedToSite {
  if (path.length === 0) throw new EditError(messages.editErrors.noField);
  return { site: withTarget(site, target, (held) => withValueAt(held, path, () => value)) };
}

export function replaceDocument(document: SiteDocument, edit: ReplaceDocument): Applied {
  return { document: shareStructure(document, edit.document) as SiteDocument };
}

export function showPicture(site: EditedSite, { name, other, entries }: ShowPicture): AppliedToSite {
  return { site: name === other ? site : replacePictureReferences(site, { name, other, files: entries }) };
}

/** What applies an edit is passed in, because a batch may hold any edit. */
export function batch(
  site: EditedSite,
  { edits }: Batch,
  run: (site: EditedSite, edit: Edit) => AppliedToSite,
): AppliedToSite {
  return edits.reduce<AppliedToSite>((before, edit) => run(before.site, edit), { site });
}

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
