import type { BlockDocument, SiteDocument } from "../site-document.ts";
import type { Schemas } from "../words/schemas.ts";
import type { Located } from "./pair-blocks.ts";

/** Two documents being compared. */
export interface Comparison {
  /** The earlier document, in which links lead to the pages' present addresses. */
  readonly before: SiteDocument;
  readonly current: SiteDocument;
  readonly schemas: Schemas;
  /** For blocks of the current document, what they were. */
  readonly pairs: ReadonlyMap<BlockDocument, Located>;
}
