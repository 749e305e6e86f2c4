import type { PageOutline, SitePage } from "../site.ts";

export type OwnOutline = Omit<PageOutline, "sheet" | "resolvedIn">;

export function pageOutline(page: SitePage): OwnOutline {
  const { keywords: _, structuredData: __, frame: ___, blocks: ____, ...outline } = page;
  const { sheet: _____, resolvedIn: ______, ...own } = outline;
  return own;
}
