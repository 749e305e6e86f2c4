import { isObject } from "../../../schema/text/is-object.ts";
import type { SiteSources } from "./read-site.ts";

export function isOtherUrl({ config }: SiteSources, url: string | undefined): boolean {
  const own = isObject(config?.value) && isObject(config.value.site) ? config.value.site.url : undefined;
  return url !== undefined && typeof own === "string" && own.replace(/\/$/, "") !== url.replace(/\/$/, "");
}

/** A site that is published at another address than its config says, such as a preview of a branch. */
export function withBaseUrl(sources: SiteSources, url: string | undefined): SiteSources {
  const { config } = sources;
  if (url === undefined || !config || !isObject(config.value) || !isObject(config.value.site)) return sources;
  const value = { ...config.value, site: { ...config.value.site, url } };
  return { ...sources, config: { ...config, value } };
}
