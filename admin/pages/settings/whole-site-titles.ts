import type { SitePart } from "../../edits/editor-state.ts";

/** What of the site is on every page, beside the frames. */
export type WholeSitePart = Exclude<SitePart, "page">;

export const wholeSiteTitles: Readonly<Record<WholeSitePart, string>> = {
  theme: "Colours and type",
  site: "Name, address and languages",
  developers: "For developers",
};
