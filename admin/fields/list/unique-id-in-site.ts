import { pagesAndFrames } from "../../document/frames.ts";
import { idsIn, withUniqueInnerIds } from "../../document/inner-ids.ts";
import type { BlockDocument, SiteDocument } from "../../document/site-document.ts";
import { uniqueId } from "../../document/unique-id.ts";

/** A block to be placed in another one, with ids that no block of the site has. */
export function withUniqueIdsInSite(document: SiteDocument, block: BlockDocument): BlockDocument {
  const taken = pagesAndFrames(document).flatMap(({ blocks }) => idsIn(blocks));
  const id = uniqueId(block.id, taken);
  return withUniqueInnerIds({ ...block, id }, [...taken, id]);
}
