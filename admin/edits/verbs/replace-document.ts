import type { Applied } from "../applied.ts";
import type { ReplaceDocument } from "../edit.ts";
import { sharedWith } from "../shared-with.ts";
import type { SiteDocument } from "../site-document.ts";

/** What is equal in both documents keeps its identity, so that only what differs is drawn again. */
export function replaceDocument(document: SiteDocument, edit: ReplaceDocument): Applied {
  return { document: sharedWith(document, edit.document) as SiteDocument };
}
