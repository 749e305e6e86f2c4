import { canonicalPath } from "../../renderer/resolve/routes.ts";
import type { EntryConfig } from "../../schema/site-config.ts";
import type { SiteDocument } from "../edits/site-document.ts";

/** A page of the site, and which of its entries it shows. */
export interface PageTarget {
  readonly page: string;
  readonly entry: string | undefined;
}

/** The page that a link on the page leads to, if it is one of this site. */
export function pageAt(
  href: string,
  { pages }: SiteDocument,
  entries: readonly Pick<EntryConfig, "collection" | "id">[],
): PageTarget | undefined {
  if (!href.startsWith("/") || href.startsWith("//")) return undefined;
  const wanted = canonicalPath(href.replace(/[?#].*$/, ""));
  const plain = pages.find((page) => !page.entries && canonicalPath(page.path) === wanted);
  if (plain) return { page: plain.id, entry: undefined };
  for (const page of pages) {
    const own = entries.filter(({ collection }) => collection === page.entries);
    const entry = own.find(({ id }) => canonicalPath(page.path.replace(/\{(slug|id)\}/, id)) === wanted);
    if (entry) return { page: page.id, entry: entry.id };
  }
  return undefined;
}
