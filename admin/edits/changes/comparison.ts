import type { BlockDocument, EditedSite, SiteDocument } from "../site-document.ts";
import type { Schemas } from "../words/schemas.ts";
import type { Located } from "./pair-blocks.ts";

/** Two sites being compared. */
export interface Comparison {
  /** The earlier document, in which links lead to the pages' present addresses. */
  readonly before: SiteDocument;
  readonly current: SiteDocument;
  /** The site that `current` is the config of. */
  readonly site: EditedSite;
  readonly schemas: Schemas;
  /** For blocks of the current document, what they were. */
  readonly pairs: ReadonlyMap<BlockDocument, Located>;
}
