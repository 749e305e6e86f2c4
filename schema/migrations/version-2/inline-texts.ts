import { isObject } from "../../is-object.ts";
import { tokenPattern } from "../../token-syntax.ts";
import { type JsonObject, mapItems, valueAt } from "./json.ts";

/**
 * A value whose texts quote nothing that version 2 has no settings for: `{{site.footer.description}}` becomes what it
 * stands for in this `site` of version 1, and `{{site.company.picture}}` the site's picture.
 */
export function inlineTexts(value: unknown, site: JsonObject): unknown {
  if (typeof value === "string") return inlineTokens(value, site);
  if (Array.isArray(value)) return mapItems(value, (item) => inlineTexts(item, site));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inside]) => [key, inlineTexts(inside, site)] as const);
  return entries.every(([key, inside]) => inside === value[key]) ? value : Object.fromEntries(entries);
}

function inlineTokens(text: string, site: JsonObject): string {
  return text.replace(tokenPattern, (written, inner: string) => {
    const path = inner.trim();
    if (written.startsWith("\\")) return written;
    if (path === "site.company.picture") return "{{site.picture}}";
    if (!/^site\.(header|footer)\./.test(path)) return written;
    const found = valueAt({ site }, path);
    return typeof found === "string" ? found : written;
  });
}
