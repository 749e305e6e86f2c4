import type { AnyBlock } from "../../schema/define-block.ts";
import type { Problem } from "../../schema/problem.ts";
import type { EntryConfig, SiteConfig } from "../../schema/site-config.ts";
import { siteSchema } from "../../schema/site-schema.ts";
import { checkResolved } from "../check/check-resolved.ts";
import type { Settings, Site } from "../site.ts";
import { createEntryResolver, type EntryResolver } from "./entries.ts";
import { createLinks } from "./links.ts";
import { createPictures, type MediaFacts } from "./pictures.ts";
import { withoutFuturePosts } from "./published.ts";
import { inOrder } from "./queries.ts";
import { resolveRedirects } from "./redirects.ts";
import { createReport, type Report } from "./report.ts";
import { resolvePage } from "./resolve-page.ts";
import { planRoutes } from "./routes.ts";
import { type ResolveContext, resolveValue } from "./values.ts";

export interface ResolveInput {
  readonly config: SiteConfig;
  readonly entries: readonly EntryConfig[];
  readonly media: ReadonlyMap<string, MediaFacts>;
  /** The names that alternative texts are written for, whether there is such a picture or not. */
  readonly described?: readonly string[];
  readonly blocks: readonly AnyBlock[];
  /** The day, as 2026-01-31: for `{{year}}`, and for posts that are dated later. */
  readonly today: string;
  /** Whether posts dated after today are part of the site. */
  readonly future?: boolean;
}

/**
 * Config and content to a site in which everything is found: tokens replaced, Markdown rendered, entries,
 * pictures and links attached, every route unique. Pure; the editor calls it too.
 *
 * Reports what its parts report, what `checkResolved` does, and `duplicate-id` for pages and blocks.
 */
export function resolveSite(input: ResolveInput): { site: Site; problems: readonly Problem[] } {
  const { config, media, blocks, today, future = false } = input;
  const report = createReport();
  reportDuplicateIds(config, report);
  const entries = future ? input.entries : withoutFuturePosts(input.entries, today, report);
  const routes = planRoutes(config, entries, report);
  const links = createLinks(
    routes,
    report,
    config.pages.map((page) => page.path),
  );
  const pictures = createPictures(media, report, input.described);
  const shared: Omit<ResolveContext, "entries" | "link"> = {
    scope: { site: config.site, year: Number(today.slice(0, 4)) },
    picture: pictures.resolve,
    report,
    configFile: config.file,
  };
  const resolver = createEntryResolver(entries, routes, (own, path) => ({
    ...shared,
    link: links.on(path),
    entries: own,
  }));
  const context: ResolveContext = { ...shared, link: links.on(undefined), entries: resolver };
  const settings = resolveValue(
    siteSchema,
    config.site,
    { file: config.file, pointer: "/site" },
    context,
  ) as Settings;
  // Entries first: what is wrong in one is reported in its file, and not again where a page quotes it.
  for (const entry of entries) resolver.find(entry.collection, entry.id);
  const definitions = new Map(blocks.map((block) => [block.type, block]));
  const pages = routes.map((route) =>
    resolvePage(route, { ...context, link: links.on(route.path) }, definitions),
  );
  const redirects = resolveRedirects(config, routes, context);
  const site: Site = { settings, pages, redirects, feed: feedOf(entries, resolver) };
  checkResolved({ site, config, anchors: links.anchors, pictures }, report);
  return { site, problems: report.problems };
}

function reportDuplicateIds(config: SiteConfig, report: Report): void {
  const check = (items: readonly { readonly id: string }[], pointer: string, what: string) => {
    const seen = new Map<string, string>();
    items.forEach(({ id }, index) => {
      const own = `${pointer}/${index}/id`;
      const first = seen.get(id);
      if (first === undefined) seen.set(id, own);
      else
        report.add(
          "duplicate-id",
          { file: config.file, pointer: own },
          `Another ${what} has the id "${id}" already.`,
          {
            suggestion: "Choose another id.",
            related: [
              { file: config.file, pointer: first, message: `The first ${what} with the id "${id}".` },
            ],
          },
        );
    });
  };
  check(config.pages, "/pages", "page");
  config.pages.forEach((page, index) => {
    check(page.blocks, `/pages/${index}/blocks`, "block of this page");
  });
}

function feedOf(entries: readonly EntryConfig[], resolver: EntryResolver): Site["feed"] {
  return inOrder(entries, "posts").flatMap(({ id }) => {
    const post = resolver.find("posts", id);
    const { title, date, excerpt } = post as unknown as Record<"title" | "date" | "excerpt", string>;
    return post?.href ? [{ title, href: post.href, date, excerpt }] : [];
  });
}
