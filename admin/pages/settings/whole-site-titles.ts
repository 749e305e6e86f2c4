import type { SitePart } from "../../edits/editor-state.ts";

/** The parts of the site that are on every page. */
export type WholeSitePart = Exclude<SitePart, "page">;

export const wholeSiteTitles: Readonly<Record<WholeSitePart, string>> = {
  header: "Header",
  footer: "Footer",
  theme: "Colours and type",
  site: "Address and language",
};
