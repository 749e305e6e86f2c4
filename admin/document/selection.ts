import type { ValuePath } from "./edit.ts";

export const siteParts = ["page", "theme", "site", "developers"] as const;
export type SitePart = (typeof siteParts)[number];

export interface Selection {
  readonly page?: string;
  readonly block?: string;
  readonly part?: SitePart;
  readonly field?: ValuePath;
}

export type WholeSitePart = Exclude<SitePart, "page">;
