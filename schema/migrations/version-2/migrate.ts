import { isObject } from "../../text/is-object.ts";
import { tokenPattern } from "../../text/token-syntax.ts";
import { type JsonObject, mapItems, valueAt, without } from "./json.ts";
import { migratePlacedBlock } from "./migrate-block.ts";
import { migrateSite } from "./site.ts";

export function migrateToVersion2(config: JsonObject): JsonObject {
  const { site, redirects, pages } = config;
  if (!isObject(site)) return migratePages(config, pages);
  const inlined = (value: unknown) => inlineTexts(value, site);
  const moved = Object.hasOwn(site, "redirects") ? undefined : redirects;
  const rest = moved === undefined ? config : without(config, "redirects");
  return migratePages({ ...rest, site: migrateSite(inlined(site) as JsonObject, moved) }, inlined(pages));
}

function migratePages(config: JsonObject, pages: unknown): JsonObject {
  const migrated = mapItems(pages, migratePage);
  return migrated === config.pages ? config : { ...config, pages: migrated };
}

const entryKeywords = "{{entry.keywords}}";

function migratePage(page: unknown): unknown {
  if (!isObject(page)) return page;
  const blocks = mapItems(page.blocks, migratePlacedBlock);
  const migrated = blocks === page.blocks ? page : { ...page, blocks };
  const { entries, keywords = [] } = migrated;
  // Version 1 added the keywords of a post to those of its page.
  if (entries !== "posts" || !Array.isArray(keywords) || keywords.includes(entryKeywords)) return migrated;
  return { ...migrated, keywords: [...keywords, entryKeywords] };
}

function inlineTexts(value: unknown, site: JsonObject): unknown {
  if (typeof value === "string") return inlineTokens(value, site);
  if (Array.isArray(value)) return mapItems(value, (item) => inlineTexts(item, site));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inside]) => [key, inlineTexts(inside, site)] as const);
  return entries.every(([key, inside]) => inside === value[key]) ? value : Object.fromEntries(entries);
}

function inlineTokens(text: string, site: JsonObject): string {
  return text.replace(tokenPattern, (written, inner: string) => {
    if (written.startsWith("\\")) return written;
    const path = inner.trim();
    if (path === "site.company.picture") return "{{site.picture}}";
    if (!/^site\.(header|footer)\./.test(path)) return written;
    const found = valueAt({ site }, path);
    return typeof found === "string" ? found : written;
  });
}
