import type { ValuePath } from "./edit.ts";

/** What is edited beside blocks: a page's own fields, and what all pages share. */
export const siteParts = ["page", "theme", "site", "developers"] as const;
export type SitePart = (typeof siteParts)[number];

/** What is being worked on: a page, and a block on it or a part of the site; and a field there. */
export interface Selection {
  /** The id of a page, or of a frame. */
  readonly page?: string;
  readonly block?: string;
  readonly part?: SitePart;
  readonly field?: ValuePath;
}

/** What of the site is on every page, beside the frames. */
export type WholeSitePart = Exclude<SitePart, "page">;
