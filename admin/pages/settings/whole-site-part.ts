import type { SitePart } from "../../edits/editor-state.ts";

/** What of the site is on every page, beside the frames. */
export type WholeSitePart = Exclude<SitePart, "page">;
