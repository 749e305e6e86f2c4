import type { BlockDocument, EditedSite, SiteDocument } from "../document/site-document.ts";
import type { Schemas } from "../labels/schema/schemas.ts";
import type { Located } from "./pair-blocks.ts";

/** Two sites being compared. */
export interface Comparison {
  /** The earlier document as it was. */
  readonly base: SiteDocument;
  /** The same, with links that lead to the pages' present addresses. */
  readonly before: SiteDocument;
  /** The files of the entries in which links to a page have followed it. */
  readonly followed: (page: string) => readonly string[];
  readonly current: SiteDocument;
  /** The site that `current` is the config of. */
  readonly site: EditedSite;
  readonly schemas: Schemas;
  /** For blocks of the current document, what they were. */
  readonly pairs: ReadonlyMap<BlockDocument, Located>;
}
