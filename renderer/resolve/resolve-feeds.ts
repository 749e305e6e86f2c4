import { feedItemSchema } from "../../schema/extra-keys.ts";
import type { SiteConfig } from "../../schema/site-config.ts";
import type { Settings, SiteFeed } from "../site.ts";
import type { ResolveContext } from "./resolve-context.ts";
import { replaceTokens } from "./tokens.ts";
import { resolveValue } from "./values.ts";

const itemsSchema = {
  type: "array",
  title: "Items",
  description: "What is in the feed.",
  items: feedItemSchema,
} as const;

export function resolveFeeds(
  config: SiteConfig,
  settings: Settings,
  contextIn: (language: string) => ResolveContext,
): SiteFeed[] {
  return (config.site.feeds ?? []).map((feed, index) => {
    const place = { file: config.file, pointer: `/site/feeds/${index}` };
    const { path, title, language = settings.language, format = "atom", ...each } = feed;
    const context = contextIn(language);
    const items = resolveValue(itemsSchema, each, place, context) as SiteFeed["items"];
    const at = { ...place, pointer: `${place.pointer}/title` };
    const named =
      title === undefined ? settings.name : replaceTokens(title, context.scope, at, context.report, language);
    return { path, title: named, language, format: path.endsWith(".json") ? "json" : format, items };
  });
}
