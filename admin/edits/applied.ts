import type { BlockAddress } from "./edit.ts";
import type { SiteDocument } from "./site-document.ts";

/** What an edit gives. An edit that changes nothing gives the very document that it got. */
export interface Applied {
  readonly document: SiteDocument;
  /** What the edit brought in, to be selected. */
  readonly added?: { readonly page: string } | BlockAddress;
  /** A page's old address and its new one, for which a redirect could be added. */
  readonly redirect?: { readonly from: string; readonly to: string };
}
