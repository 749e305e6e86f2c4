import type { History } from "./history.ts";
import type { SiteDocument } from "./site-document.ts";

/** The document as it is now. */
export function currentDocument({ documents, cursor, base }: History): SiteDocument {
  return documents[cursor] ?? base;
}
