import type { PageOutline } from "../../renderer/site.ts";
import type { SiteSources } from "../pipeline/read/read-site.ts";
import type { AssetFile } from "../write/output-file.ts";
import { fingerprint } from "./cache.ts";
import { type SiteCode, siteVersion } from "./site-version.ts";

/** Changes with everything that all pages of a site are rendered with. */
export type PagesVersion = string;

interface PagesInput extends SiteCode {
  readonly baseUrl: string | undefined;
  /** Changes with the styles, fonts and scripts. */
  readonly assets: string;
}

export function pagesVersion(
  sources: SiteSources,
  { code, future, baseUrl, assets }: PagesInput,
): PagesVersion {
  return fingerprint(siteVersion(sources, { code, future }), baseUrl ?? "", assets);
}

/** Pages that were rendered before. */
export interface KnownPages {
  /** A page that would come out the same if it were rendered now. */
  find(page: PageOutline): KnownPage | undefined;
}

export interface KnownPage {
  readonly files: readonly AssetFile[];
  /** The addresses of its pictures. */
  readonly pictures: readonly string[];
  /** Which of the pages it is, if it tells that. */
  readonly sheet: string;
}

/** A page that was rendered before, in whatever list it is. */
export function findPage(known: readonly KnownPages[], page: PageOutline): KnownPage | undefined {
  for (const pages of known) {
    const found = pages.find(page);
    if (found) return found;
  }
  return undefined;
}

/** Which of the pages it is. */
export const sheetOf = ({ sheet: { number, count } }: Pick<PageOutline, "sheet">) => `${number}/${count}`;
