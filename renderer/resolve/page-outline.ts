import type { PageOutline, SitePage } from "../site.ts";

/** A page without what is on it. */
export function pageOutline(page: SitePage): PageOutline {
  const { keywords: _, picture: __, structuredData: ___, frame: ____, blocks: _____, ...others } = page;
  const { sheet: ______, ...outline } = others;
  return outline;
}
