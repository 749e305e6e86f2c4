import type { PageDocument, SiteDocument } from "../edits/site-document.ts";

/** The page that is made once for each entry of a collection; nothing if the site has none. */
export function pageOfCollection({ pages }: SiteDocument, collection: string): PageDocument | undefined {
  return pages.find((page) => page.entries === collection);
}
