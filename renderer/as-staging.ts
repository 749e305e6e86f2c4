import type { Site } from "./site.ts";

/** A site that is not for search engines, because it is published at another address than its own: no page is listed. */
export const asStaging = (site: Site): Site => ({
  ...site,
  isStaging: true,
  pages: site.pages.map((page) => ({ ...page, listed: false })),
  whole: (page) => ({ ...site.whole(page), listed: false }),
});
