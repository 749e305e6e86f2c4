import type { BlockAddress } from "./edit.ts";
import type { EditedSite, SiteDocument } from "./site-document.ts";

/** What an edit brings about beside what it changes. */
interface Effects {
  /** What the edit brought in, to be selected. */
  readonly added?: { readonly page: string } | BlockAddress;
  /** A page's old address and its new one, for which a redirect could be added. */
  readonly redirect?: { readonly from: string; readonly to: string };
}

/** What an edit of the config gives. An edit that changes nothing gives the very document that it got. */
export interface Applied extends Effects {
  readonly document: SiteDocument;
}

/** What an edit gives. An edit that changes nothing gives the very site that it got. */
export interface AppliedToSite extends Effects {
  readonly site: EditedSite;
}
