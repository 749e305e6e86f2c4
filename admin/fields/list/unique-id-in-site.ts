import { pagesAndFrames } from "../../document/frames.ts";
import { idsIn } from "../../document/inner-ids.ts";
import type { SiteDocument } from "../../document/site-document.ts";
import { uniqueId } from "../../document/unique-id.ts";

export function uniqueIdInSite(document: SiteDocument, wanted: string): string {
  return uniqueId(
    wanted,
    pagesAndFrames(document).flatMap(({ blocks }) => idsIn(blocks)),
  );
}
