import { type JsonObject, valueAt } from "./json.ts";

/** Returns the token for a setting such as `company.name`, if the setting is written. */
export type Quote = (path: string) => string | undefined;

export function quoteFrom(site: JsonObject): Quote {
  return (path) => {
    const value = valueAt(site, path);
    return value === undefined || value === "" ? undefined : `{{site.${path}}}`;
  };
}
