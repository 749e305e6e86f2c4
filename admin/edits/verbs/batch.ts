import type { Applied } from "../applied.ts";
import type { Batch, Edit } from "../edit.ts";
import type { SiteDocument } from "../site-document.ts";

/** Makes the edits one after the other. The verbs are passed in: a batch may hold any edit. */
export function batch(
  document: SiteDocument,
  { edits }: Batch,
  make: (document: SiteDocument, edit: Edit) => Applied,
): Applied {
  return edits.reduce<Applied>((before, edit) => make(before.document, edit), { document });
}
