import { applyEdit } from "../apply-edit.ts";
import type { Edit } from "../edit.ts";
import type { SiteDocument } from "../site-document.ts";
import type { Schemas } from "../words/schemas.ts";
import { listChanges } from "./list-changes.ts";

/** More than somebody changes by hand; beyond it, the document is one edit. */
const most = 400;

/** Edits that bring one document to another one, each as small as what a list of changes names. */
export function editsBetween(from: SiteDocument, to: SiteDocument, schemas: Schemas): Edit[] {
  const edits: Edit[] = [];
  let document = from;
  while (edits.length < most) {
    const [change] = listChanges(to, document, schemas);
    if (!change) return edits;
    const outcome = applyEdit(document, change.revert);
    if ("refusal" in outcome || outcome.document === document) break;
    edits.push(change.revert);
    document = outcome.document;
  }
  return [{ kind: "replace-document", document: to }];
}
