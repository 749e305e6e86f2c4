import { messages } from "../messages/messages.ts";
import type { Applied, AppliedToSite } from "./applied.ts";
import type { Batch, Edit, ReplaceDocument, SetValue } from "./edit.ts";
import { EditError } from "./edit-error.ts";
import { replacePictureReferences } from "./picture-references.ts";
import type { ShowPicture } from "./reference-edits.ts";
import { shareStructure } from "./share-structure.ts";
import type { EditedSite, SiteDocument } from "./site-document.ts";
import { withTarget } from "./with-target.ts";
import { withValueAt } from "./with-value-at.ts";

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
