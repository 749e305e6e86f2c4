import type { PageDocument, SiteDocument } from "./site-document.ts";

/** The name of the collection that a page is made once for each entry of; nothing for any other page. */
export function collectionOfPage({ entries }: Readonly<Record<string, unknown>>): string | undefined {
  const each =
    typeof entries === "object" && entries !== null ? (entries as { each?: unknown }).each : entries;
  return typeof each === "string" && !each.includes("{{") ? each : undefined;
}

/** The page that is made once for each entry of a collection, in a language if there is one in it; nothing if there is none. */
export function pageOfCollection(
  { pages }: SiteDocument,
  collection: string,
  language?: string,
): PageDocument | undefined {
  const own = pages.filter((page) => collectionOfPage(page) === collection);
  return own.find((page) => page.language === language) ?? own[0];
}
