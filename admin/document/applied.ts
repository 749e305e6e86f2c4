import type { BlockAddress } from "./edit.ts";
import type { EditedSite, SiteDocument } from "./site-document.ts";

interface Effects {
  readonly added?: { readonly page: string } | BlockAddress;
  /** The page's old and new address, for which a redirect could be added. */
  readonly redirect?: { readonly from: string; readonly to: string };
}

/** An edit that changes nothing returns the same document. */
export interface Applied extends Effects {
  readonly document: SiteDocument;
}

export interface AppliedToSite extends Effects {
  readonly site: EditedSite;
}
