import type { PageOutline, SitePage } from "../site.ts";

/** What of a page's outline stays the same while the page does. */
export type OwnOutline = Omit<PageOutline, "sheet" | "resolvedIn">;

/** A page without what is on it. */
export function pageOutline(page: SitePage): OwnOutline {
  const { keywords: _, structuredData: __, frame: ___, blocks: ____, ...outline } = page;
  const { sheet: _____, resolvedIn: ______, ...own } = outline;
  return own;
}
