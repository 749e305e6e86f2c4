import type { ValuePath } from "./edit.ts";

export const siteSections = ["page", "theme", "site", "developers"] as const;
export type SiteSection = (typeof siteSections)[number];

export interface Selection {
  readonly page?: string;
  readonly block?: string;
  readonly also?: readonly string[];
  readonly section?: SiteSection;
  readonly field?: ValuePath;
}

export type SharedSection = Exclude<SiteSection, "page">;
