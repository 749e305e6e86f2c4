import type { AnyBlock } from "../../schema/define-block.ts";
import type { EntryConfig, SiteConfig } from "../../schema/site-config.ts";
import { siteSchema } from "../../schema/site-schema.ts";
import type { Settings, SitePage } from "../site.ts";
import { createEntryResolver } from "./entries.ts";
import { createLinks, type Links, siteAddressOf } from "./links.ts";
import { createPictures, type MediaFacts, type Pictures } from "./pictures.ts";
import { withoutFuturePosts } from "./published.ts";
import { createReport, type Report } from "./report.ts";
import { type OpenPage, openPage, resolvePage } from "./resolve-page.ts";
import { canonicalPath, planRoutes, type Route } from "./routes.ts";
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

/** A site of which each page is resolved when it is asked for: the editor shows one at a time. */
export interface OpenSite {
  readonly config: SiteConfig;
  readonly entries: readonly EntryConfig[];
  readonly routes: readonly Route[];
  readonly settings: Settings;
  readonly report: Report;
  readonly links: Links;
  readonly pictures: Pictures;
  /** For what is on no page in particular. */
  readonly context: ResolveContext;
  page(route: Route): SitePage;
  /** The same, with its blocks left to be asked for. */
  openPage(route: Route): OpenPage;
}

/** Opens a site: its routes and settings are known, its entries and pages wait to be asked for. */
export function openSite(input: ResolveInput): OpenSite {
  const { config, entries: all, media, blocks, today, future = false } = input;
  const report = createReport();
  const entries = future ? all : withoutFuturePosts(all, today, report);
  const routes = planRoutes(config, entries, report);
  const pathsOf = (pages: SiteConfig["pages"]) => pages.map((page) => canonicalPath(page.path));
  const drafts = pathsOf(config.pages.filter((page) => page.draft));
  const refused = pathsOf(config.pages.filter((page) => !page.entries));
  const links = createLinks(routes, report, { drafts, refused, address: siteAddressOf(config.site.url) });
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
  const place = { file: config.file, pointer: "/site" };
  const settings = resolveValue(siteSchema, config.site, place, context) as Settings;
  const definitions = new Map(blocks.map((block) => [block.type, block]));
  const on = ({ path }: Route): ResolveContext => ({ ...context, link: links.on(path) });
  return {
    config,
    entries,
    routes,
    settings,
    report,
    links,
    pictures,
    context,
    page: (route) => resolvePage(route, on(route), definitions),
    openPage: (route) => openPage(route, on(route), definitions),
  };
}
