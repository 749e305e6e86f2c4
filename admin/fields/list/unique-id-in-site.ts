import { idsIn, withUniqueInnerIds } from "../../../editing/document/block.ts";
import { pagesAndFrames } from "../../../editing/document/frames.ts";
import type { BlockDocument, SiteDocument } from "../../../editing/document/site-document.ts";
import { uniqueId } from "../../../editing/document/unique-name.ts";

/** A block to be placed in another one, with ids that no block of the site has. */
export function withUniqueIdsInSite(document: SiteDocument, block: BlockDocument): BlockDocument {
  const taken = pagesAndFrames(document).flatMap(({ blocks }) => idsIn(blocks));
  const id = uniqueId(block.id, taken);
  return withUniqueInnerIds({ ...block, id }, [...taken, id]);
}
