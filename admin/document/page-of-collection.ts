import type { PageDocument, SiteDocument } from "./site-document.ts";

export function collectionOfPage({ entries }: Readonly<Record<string, unknown>>): string | undefined {
  const each =
    typeof entries === "object" && entries !== null ? (entries as { each?: unknown }).each : entries;
  return typeof each === "string" && !each.includes("{{") ? each : undefined;
}

export function pageOfCollection(
  { pages }: SiteDocument,
  collection: string,
  language?: string,
): PageDocument | undefined {
  const own = pages.filter((page) => collectionOfPage(page) === collection);
  return own.find((page) => page.language === language) ?? own[0];
}
