import type { AnyBlock } from "../../schema/define-block.ts";
import { pageSchema } from "../../schema/page-schema.ts";
import type { Problem } from "../../schema/problem.ts";
import type { EntryConfig, PlacedBlock, SiteConfig } from "../../schema/site-config.ts";
import { siteSchema } from "../../schema/site-schema.ts";
import { pointerTo } from "../../schema/source.ts";
import type { Settings, Site, SiteBlock, SitePage } from "../site.ts";
import { createEntryResolver, type EntryResolver, entryScope } from "./entries.ts";
import { createLinkResolver } from "./links.ts";
import { createPictureResolver, type MediaFacts } from "./pictures.ts";
import { inOrder } from "./queries.ts";
import { createReport, type Report } from "./report.ts";
import { canonicalPath, missingPath, planRoutes, type Route } from "./routes.ts";
import { type ResolveContext, resolveValue } from "./values.ts";

export interface ResolveInput {
  readonly config: SiteConfig;
  readonly entries: readonly EntryConfig[];
  readonly media: ReadonlyMap<string, MediaFacts>;
  readonly blocks: readonly AnyBlock[];
  /** The current year for `{{year}}`. */
  readonly year: number;
}

/**
 * Config and content to a site in which everything is found: tokens replaced, Markdown rendered, entries,
 * pictures and links attached, every route unique. Pure; the editor calls it too.
 *
 * Reports what its parts report, and `duplicate-id` for pages and blocks.
 */
export function resolveSite(input: ResolveInput): { site: Site; problems: readonly Problem[] } {
  const { config, entries, media, blocks, year } = input;
  const report = createReport();
  reportDuplicateIds(config, report);
  const routes = planRoutes(config, entries, report);
  const link = createLinkResolver(routes, report);
  const picture = createPictureResolver(media, report);
  const scope = { site: config.site, year };
  const entryResolver = createEntryResolver(entries, routes, (resolver) => ({
    scope,
    link,
    picture,
    report,
    entries: resolver,
    configFile: config.file,
  }));
  const context: ResolveContext = {
    scope,
    link,
    picture,
    report,
    entries: entryResolver,
    configFile: config.file,
  };
  const place = { file: config.file, pointer: "/site" };
  const settings = resolveValue(siteSchema, config.site, place, context) as Settings;
  const definitions = new Map(blocks.map((block) => [block.type, block]));
  // Entries first: what is wrong in one is reported in its file, and not again where a page quotes it.
  for (const entry of entries) entryResolver.find(entry.collection, entry.id);
  const pages = routes.map((route) => resolvePage(route, context, definitions));
  const site: Site = {
    settings,
    pages,
    redirects: redirectsOf(config, context),
    feed: feedOf(entries, entryResolver),
  };
  return { site, problems: report.problems };
}

function resolvePage(
  { page, path, pointer, entry }: Route,
  context: ResolveContext,
  definitions: ReadonlyMap<string, AnyBlock>,
): SitePage {
  const own = entry ? { entry: entryScope(entry) } : {};
  const scope = {
    ...context.scope,
    ...own,
    page: { id: page.id, path, title: page.title, description: page.description },
  };
  const place = { file: context.configFile, pointer };
  const inPage: ResolveContext = { ...context, scope, ...(entry && { entryFile: entry.file }) };
  const resolvedEntry = entry && context.entries.find(entry.collection, entry.id);
  const envelope = resolveValue(pageSchema, page, place, inPage) as Omit<
    SitePage,
    "blocks" | "modified" | "entry"
  >;
  const resolveBlock = (block: PlacedBlock, index: number): SiteBlock[] => {
    const definition = definitions.get(block.type);
    if (!definition) return [];
    const at = { file: context.configFile, pointer: `${pointerTo(`${pointer}/blocks`, index)}/props` };
    const props = resolveValue(definition.schema, block.props, at, inPage);
    for (const { code, key, message, suggestion } of definition.check?.(props as never) ?? []) {
      const place =
        key === undefined
          ? { ...at, target: "key" as const }
          : { ...at, pointer: pointerTo(at.pointer, key) };
      context.report.add(code, place, message, suggestion);
    }
    return [{ id: block.id, definition, props }];
  };
  return {
    ...envelope,
    path,
    picture: envelope.picture,
    listed: envelope.listed && path !== missingPath,
    entry: resolvedEntry && entry && { collection: entry.collection, value: resolvedEntry },
    modified: entry?.fields.lastModified as string | undefined,
    keywords: [...envelope.keywords, ...((resolvedEntry?.keywords as string[] | undefined) ?? [])],
    blocks: page.blocks.flatMap(resolveBlock),
  };
}

function reportDuplicateIds(config: SiteConfig, report: Report): void {
  const check = (items: readonly { readonly id: string }[], pointer: string, what: string) => {
    const seen = new Set<string>();
    items.forEach(({ id }, index) => {
      const place = { file: config.file, pointer: `${pointer}/${index}/id` };
      if (seen.has(id))
        report.add(
          "duplicate-id",
          place,
          `Another ${what} has the id "${id}" already.`,
          "Choose another id.",
        );
      seen.add(id);
    });
  };
  check(config.pages, "/pages", "page");
  config.pages.forEach((page, index) => {
    check(page.blocks, `/pages/${index}/blocks`, "block of this page");
  });
}

function redirectsOf(config: SiteConfig, context: ResolveContext): Site["redirects"] {
  return config.pages.flatMap((page, index) => {
    if (!page.entries || !page.fallback) return [];
    const to = context.link(page.fallback, { file: config.file, pointer: `/pages/${index}/fallback` });
    return to === undefined ? [] : [{ from: canonicalPath(page.path.replace(/\{.*$/, "")).concat("*"), to }];
  });
}

function feedOf(entries: readonly EntryConfig[], resolver: EntryResolver): Site["feed"] {
  return inOrder(entries, "posts").flatMap(({ id }) => {
    const post = resolver.find("posts", id);
    const { title, date, excerpt } = post as unknown as Record<"title" | "date" | "excerpt", string>;
    return post?.href ? [{ title, href: post.href, date, excerpt }] : [];
  });
}
