import type { BlockDocument, EditedSite, SiteDocument } from "../document/site-document.ts";
import type { Schemas } from "../labels/schema/schemas.ts";
import type { LocatedBlock } from "./pair-blocks.ts";

export interface Comparison {
  readonly base: SiteDocument;
  readonly before: SiteDocument;
  /** The files of the entries in which links to a page have followed it. */
  readonly updatedFiles: (page: string) => readonly string[];
  readonly current: SiteDocument;
  readonly site: EditedSite;
  readonly schemas: Schemas;
  readonly pairs: ReadonlyMap<BlockDocument, LocatedBlock>;
}
