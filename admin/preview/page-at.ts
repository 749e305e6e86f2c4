import { collectionOfPage } from "../../editing/document/page.ts";
import type { SiteDocument } from "../../editing/document/site-document.ts";
import { siteAddressOf } from "../../renderer/resolve/addresses/links.ts";
import { canonicalPath } from "../../renderer/resolve/addresses/page-address.ts";
import type { EntryConfig } from "../../schema/site/site-config.ts";

/** The page of a link. */
interface PageTarget {
  readonly page: string;
  /** The id of the entry that the page shows; undefined for a page without entries. */
  readonly entry: string | undefined;
}

export function pageAt(
  href: string,
  { pages, site }: SiteDocument,
  entries: readonly Pick<EntryConfig, "collection" | "id">[],
): PageTarget | undefined {
  if (!href.startsWith("/") || href.startsWith("//")) return undefined;
  const base = siteAddressOf(site.url)?.base ?? "";
  const path = href.replace(/[?#].*/s, "");
  const wanted = canonicalPath(path.startsWith(`${base}/`) ? path.slice(base.length) : path);
  const plain = pages.find(
    (page) =>
      !page.entries && [page.path, page.path.replace("{page}", "")].map(canonicalPath).includes(wanted),
  );
  if (plain) return { page: plain.id, entry: undefined };
  for (const page of pages) {
    const of = collectionOfPage(page);
    const own = entries.filter(({ collection }) => collection === of);
    const entry = own.find(({ id }) => canonicalPath(page.path.replace(/\{(slug|id)\}/, id)) === wanted);
    if (entry) return { page: page.id, entry: entry.id };
  }
  return undefined;
}
