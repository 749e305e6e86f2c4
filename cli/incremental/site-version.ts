import { isObject } from "../../schema/is-object.ts";
import type { SiteSources } from "../pipeline/read/read-site.ts";
import { fingerprint } from "./cache.ts";

/** What a site is made with beside its files. */
export interface SiteCode {
  /** Changes with the site's own code. */
  readonly code: string;
  /** Whether what is dated later is part of the site. */
  readonly future: boolean;
}

/** Changes with everything that entries are checked with. */
export const rulesVersion = ({ model }: SiteSources, code: string) =>
  fingerprint(JSON.stringify(model ?? null), code);

/** Changes with everything that all parts of a site are made from. */
export function siteVersion(sources: SiteSources, { code, future }: SiteCode): string {
  return fingerprint(rulesVersion(sources, code), String(future), JSON.stringify(partsOf(sources)));
}

/** Everything of a site but its entries and its pages: each of those is looked at by itself. */
function partsOf({ config, media, described, downloads, publicFiles, icons, orders }: SiteSources): unknown {
  const { pages: _, ...others } = isObject(config?.value) ? config.value : { pages: undefined };
  const names = (files: readonly { readonly name: string }[]) => files.map((file) => file.name);
  return [
    config?.file,
    others,
    [...media],
    described,
    names(downloads),
    names(publicFiles),
    [...icons],
    [...orders],
  ];
}
