import type { Edit } from "../document/edit.ts";
import type { EditedSite } from "../document/site-document.ts";
import { applyEdit } from "../edits/apply-edit.ts";
import { replaceSite } from "../edits/replace-site.ts";
import type { Schemas } from "../labels/schema/schemas.ts";
import { listChanges } from "./list-changes.ts";

/** More than changes by hand; beyond it, the site is replaced as a whole. */
const maxEdits = 400;

/**
 * Edits that turn one version of a site into another: one for each change, or a replacement if there are too many.
 */
export function editsBetween(from: EditedSite, to: EditedSite, schemas: Schemas): Edit[] {
  const edits: Edit[] = [];
  let site = from;
  while (edits.length < maxEdits) {
    const [change] = listChanges(to, site, schemas);
    if (!change) return edits;
    const result = applyEdit(site, change.revert);
    if ("editError" in result || result.site === site) break;
    edits.push(change.revert);
    site = result.site;
  }
  return [replaceSite(from, to)];
}
