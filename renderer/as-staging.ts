import type { Site } from "./site.ts";

export const asStaging = (site: Site): Site => ({
  ...site,
  isStaging: true,
  pages: site.pages.map((page) => ({ ...page, listed: false })),
  whole: (page) => ({ ...site.whole(page), listed: false }),
});
