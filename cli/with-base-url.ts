import { isObject } from "../schema/is-object.ts";
import type { SiteSources } from "./read/read-site.ts";

/** A site that is published at another address than its config says, such as a preview of a branch. */
export function withBaseUrl(sources: SiteSources, url: string | undefined): SiteSources {
  const { config } = sources;
  if (url === undefined || !config || !isObject(config.value) || !isObject(config.value.site)) return sources;
  const value = { ...config.value, site: { ...config.value.site, url } };
  return { ...sources, config: { ...config, value } };
}
