import { type JsonObject, valueAt } from "./json.ts";

/** The token for a setting, such as `company.name`; nothing where the setting is not written. */
export type Quote = (path: string) => string | undefined;

/** What quotes the settings of a site. */
export function quoteFrom(site: JsonObject): Quote {
  return (path) => {
    const value = valueAt(site, path);
    return value === undefined || value === "" ? undefined : `{{site.${path}}}`;
  };
}
