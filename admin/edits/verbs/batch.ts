import type { AppliedToSite } from "../applied.ts";
import type { Batch, Edit } from "../edit.ts";
import type { EditedSite } from "../site-document.ts";

/** Makes the edits one after the other. The verbs are passed in: a batch may hold any edit. */
export function batch(
  site: EditedSite,
  { edits }: Batch,
  make: (site: EditedSite, edit: Edit) => AppliedToSite,
): AppliedToSite {
  return edits.reduce<AppliedToSite>((before, edit) => make(before.site, edit), { site });
}
