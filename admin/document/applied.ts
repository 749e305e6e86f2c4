import type { BlockAddress } from "./edit.ts";
import type { EditedSite, SiteDocument } from "./site-document.ts";

interface Effects {
  readonly added?: { readonly page: string } | BlockAddress;
  readonly redirect?: { readonly from: string; readonly to: string };
}

export interface Applied extends Effects {
  readonly document: SiteDocument;
}

export interface AppliedToSite extends Effects {
  readonly site: EditedSite;
}
