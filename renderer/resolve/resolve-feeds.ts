import { endMistake } from "../../blocks/_kit/event-span.ts";
import { feedItemSchema } from "../../schema/model/extra-keys.ts";
import type { ProblemLocation } from "../../schema/problems/problem.ts";
import type { FeedConfig, SiteConfig } from "../../schema/site/site-config.ts";
import { fileSystemKey } from "../../schema/text/confusable-names.ts";
import type { Settings, SiteFeed } from "../site.ts";
import { isReserved, slugPlaceholder } from "./addresses/page-address.ts";
import type { Route } from "./addresses/routes.ts";
import type { Report } from "./report/report.ts";
import { resolvePath } from "./tokens/scope.ts";
import type { ResolveContext } from "./values/resolve-context.ts";
import { replaceTokens } from "./values/tokens.ts";
import { resolveValue } from "./values/values.ts";
import { type Written, writtenAt } from "./values/written-at.ts";

const itemsSchema = {
  type: "array",
  title: "Items",
  description: "What is in the feed.",
  items: {
    ...feedItemSchema,
    properties: {
      ...feedItemSchema.properties,
      slug: { type: "string", title: "Slug", description: "The id of the entry." },
    },
  },
} as const;

export function resolveFeeds(
  config: SiteConfig,
  settings: Settings,
  contextIn: (language: string) => ResolveContext,
): SiteFeed[] {
  return (config.site.feeds ?? []).flatMap((feed, index) => {
    const place = { file: config.file, pointer: `/site/feeds/${index}` };
    return resolveFeed(feed, place, contextIn(feed.language ?? settings.language), settings);
  });
}

function resolveFeed(
  feed: FeedConfig,
  place: ProblemLocation,
  context: ResolveContext,
  settings: Settings,
): SiteFeed[] {
  const { path, title, language = settings.language, format = "atom", ...each } = feed;
  const isCalendar = path.endsWith(".ics");
  const mapping = isCalendar ? { ...each, item: { slug: "{{item.slug}}", ...each.item } } : each;
  const items = resolveValue(itemsSchema, mapping, place, context) as SiteFeed["items"];
  if (isCalendar) checkEnds({ authored: mapping, resolved: items, place, context }, items, context.report);
  const at = { ...place, pointer: `${place.pointer}/title` };
  const named =
    title === undefined ? settings.name : replaceTokens(title, context.scope, at, context.report, language);
  const known = path.endsWith(".json") ? "json" : isCalendar ? "ics" : format;
  const made = { title: named, language, format: known } as const;
  if (slugPlaceholder.test(path))
    return items.map((item) => ({
      ...made,
      path: path.replace(slugPlaceholder, () => item.slug ?? ""),
      isSingle: true,
      items: [item],
    }));
  const day = items.length > 0 ? undefined : resolvePath("today", context.scope)?.value;
  return [{ ...made, path, items, ...(typeof day === "string" && { day }) }];
}

/** Reports `wrong-value` for an event that ends before it starts. */
function checkEnds(written: Written, items: SiteFeed["items"], report: Report): void {
  for (const [index, event] of items.entries()) {
    const mistake = endMistake({ ...event, start: event.start ?? event.date });
    if (!mistake) continue;
    const { message, ...details } = mistake;
    const { place, related } = writtenAt(written, `${index}/end`);
    report.add("wrong-value", place, message, { ...details, related });
  }
}

/** A feed is a file: no page can be there or below. Reports `reserved-route` and `duplicate-route`. */
export function checkFeedAddresses(
  { file, site: { feeds = [] } }: SiteConfig,
  routes: readonly Pick<Route, "path" | "page" | "pointer">[],
  report: Report,
): void {
  for (const [index, { path }] of feeds.entries()) {
    const place = { file, pointer: `/site/feeds/${index}/path` };
    const [, first = ""] = path.split("/");
    if (isReserved(first)) {
      const message = `The address ${path} can't be used: /${first} is kept for Blockwork itself.`;
      report.add("reserved-route", place, message, "Choose another address.");
    }
    const taken = (related: ProblemLocation, what: string) =>
      report.add("duplicate-route", place, `The address ${path} is taken already.`, {
        suggestion: "Give one of the two another address.",
        related: [{ ...related, message: what }],
      });
    const other = feeds.findIndex((feed) => fileSystemKey(feed.path) === fileSystemKey(path));
    if (other < index) taken({ file, pointer: `/site/feeds/${other}/path` }, "The first feed with it.");
    const page = routes.find((route) => fileSystemKey(route.path).startsWith(`${fileSystemKey(path)}/`));
    if (page)
      taken({ file, pointer: `${page.pointer}/path` }, `The page "${page.page.id}" is at ${page.path}.`);
  }
}
