import type { BlockDocument, EditedSite, SiteDocument } from "../document/site-document.ts";
import type { Schemas } from "../labels/schema/schemas.ts";
import type { LocatedBlock } from "./pair-blocks.ts";

export interface Comparison {
  /** The published or saved version. */
  readonly base: SiteDocument;
  /** The same with links to moved pages already updated, so that they are not listed as changes. */
  readonly before: SiteDocument;
  /** The files of the entries in which links to a page have followed it. */
  readonly updatedFiles: (page: string) => readonly string[];
  readonly current: SiteDocument;
  /** The edited version with its entries. */
  readonly site: EditedSite;
  readonly schemas: Schemas;
  /** By block of the edited version, the block that it was before. */
  readonly pairs: ReadonlyMap<BlockDocument, LocatedBlock>;
}
