import { messagesFor } from "../../blocks/_kit/messages/index.ts";
import type { AnyBlock } from "../../schema/block/define-block.ts";
import type { Model } from "../../schema/model/model.ts";
import type { EntryConfig, PlacedBlock, SiteConfig } from "../../schema/site/site-config.ts";
import type { SiteDay } from "../../schema/site/site-day.ts";
import { siteSchema } from "../../schema/site/site-schema.ts";
import { internationalHref, regionOf } from "../../schema/telephone/international-number.ts";
import { parseUrl } from "../../schema/text/parse-url.ts";
import { baseLanguage } from "../base-language.ts";
import type { Settings, SiteBlock, SitePage, SiteSearch } from "../site.ts";
import { type EntriesIn, entriesByLanguage, type OpenEntries } from "./addresses/entries-by-language.ts";
import { createFiles, pathsOfFiles, type SiteFile } from "./addresses/files.ts";
import { createLinks, type Links, siteAddressOf } from "./addresses/links.ts";
import { canonicalPath, routeError, slugPlaceholder } from "./addresses/page-address.ts";
import { planPages, planRoutes, type Route, type RouteContext } from "./addresses/routes.ts";
import { searchRoutes, siteSearch } from "./addresses/search-pages.ts";
import { createSheets, type Sheets } from "./addresses/sheets.ts";
import { createTranslations, type Translations } from "./addresses/translations.ts";
import { createEntries, type Entries, type EntriesInput } from "./entries/entries.ts";
import { indexEntries } from "./entries/entry-index.ts";
import {
  type AbsentReason,
  absentEntries,
  entriesByDay,
  isFuture,
  nextMoment,
  reportScheduledPages,
} from "./entries/published.ts";
import { shapesOf } from "./entries/shapes.ts";
import { createIcons, type IconSource } from "./pictures/icons.ts";
import { createPictures, type MediaMetadata, type Pictures } from "./pictures/pictures.ts";
import type { DependencyLog } from "./report/dependencies.ts";
import { createReport, type Report } from "./report/report.ts";
import { type OpenPage, openPage, resolvePage } from "./resolve-page.ts";
import { knownZone, withLocalTimes } from "./tokens/time-zone-of.ts";
import type { CodePosition, ResolveContext } from "./values/resolve-context.ts";
import { createSharedValues } from "./values/shared-values.ts";
import { siteScope } from "./values/site-scope.ts";
import { resolveValue } from "./values/values.ts";

/** The parsed files of a site and everything else that its pages are resolved from. */
export interface ResolveInput extends SiteDay {
  readonly config: SiteConfig;
  readonly model: Model;
  readonly entries: readonly EntryConfig[];
  /** The ids of collections with a manual order, by collection. */
  readonly orders?: ReadonlyMap<string, readonly string[]>;
  /** The pictures of content/media by name. */
  readonly media: ReadonlyMap<string, MediaMetadata>;
  /** The names in media.json, of which those without a picture are reported. */
  readonly described?: readonly string[];
  /** The files of content/files. */
  readonly files?: readonly SiteFile[];
  /** The addresses of files in the folder `public`. */
  readonly publicFiles?: readonly string[];
  readonly icons: IconSource;
  readonly blocks: readonly AnyBlock[];
  /** Locates errors that a block's own functions throw; absent in the editor. */
  readonly codePosition?: CodePosition;
  /** Receives the problems; a new one unless given. */
  readonly report?: Report;
}

export interface OpenSite {
  readonly config: SiteConfig;
  readonly day: SiteDay;
  /** When the first of what is kept back until its time may be shown, in milliseconds. */
  readonly nextMoment: number | undefined;
  /** The published ones, in the site's main language. */
  readonly entries: Entries;
  readonly published: readonly EntryConfig[];
  /** Entries whose day has not come. */
  readonly scheduled: readonly EntryConfig[];
  /** All pages in the order of the config. */
  readonly routes: readonly Route[];
  /** The paths of everything that is published beside pages. */
  readonly files: ReadonlySet<string>;
  readonly settings: Settings;
  /** Undefined if the site has no search page. */
  readonly search: SiteSearch | undefined;
  readonly report: Report;
  readonly links: Links;
  readonly pictures: Pictures;
  /** For texts of the site that are on no page, in its main language. */
  readonly context: ResolveContext;
  readonly translations: Translations;
  readonly sheets: Sheets;
  /** The same for another language. */
  contextIn(language: string): ResolveContext;
  /** Resolves a page; its problems are added to `to`, or to the site's report. */
  page(route: Route, to?: Report): SitePage;
  /** Prepares a page whose blocks are resolved one by one. */
  openPage(route: Route): OpenPage;
}

export function openSite(input: ResolveInput): OpenSite {
  const { config, model, today, now, future, report = createReport() } = input;
  const day = { today, now, future };
  const base = siteAddressOf(config.site.url)?.base ?? "";
  const site: SiteInput = { ...input, report, day, base, language: config.site.language ?? "en-GB" };
  const entries = withLocalTimes(input.entries, model, knownZone(config.site.timezone));
  const { published, scheduled } = entriesByDay(entries, { model, ...day }, report);
  reportScheduledPages(config, day, report);
  const leftOut = absentEntries(entries, model, published);
  const plan = planSite(site, published, leftOut);
  const { routes, entriesIn } = plan;
  const files = pathsOfFiles(input, published);
  const links = openLinks(site, plan, { files, leftOut });
  const pictures = openPictures(site);
  const context = openContext(site, { ...entriesIn(site.language), links, pictures });
  const contextIn = (language: string): ResolveContext => ({
    ...context,
    ...entriesIn(language),
    picture: pictures.resolveIn(language),
    language,
  });
  const settings = resolveSettings(config, context, base);
  const translations = createTranslations(routes, base);
  const sheets = createSheets(routes);
  return {
    config,
    day,
    nextMoment: nextMoment(scheduled, model),
    entries: context.entries,
    published,
    scheduled,
    routes,
    files,
    settings,
    search: siteSearch(config, routes, base),
    report,
    links,
    pictures,
    context,
    contextIn,
    translations,
    sheets,
    ...pageOpeners(site, { context, contextIn, links, routes, settings, translations, sheets }),
  };
}

interface SiteInput extends ResolveInput {
  readonly report: Report;
  readonly day: SiteDay;
  readonly base: string;
  readonly language: string;
}

interface SitePlan {
  readonly pages: ReturnType<typeof planPages>;
  readonly routes: readonly Route[];
  readonly entriesIn: EntriesIn;
}

function planSite(
  site: SiteInput,
  published: readonly EntryConfig[],
  leftOut: ReadonlyMap<EntryConfig, AbsentReason>,
): SitePlan {
  const { config, model, today, day, language, report, orders = new Map() } = site;
  const { dependencies } = report;
  const index = indexEntries({ entries: published, model, orders, language, leftOut, dependencies });
  const known = { index, config, model, today, dependencies };
  // Which pages there are depends on the entries, and the addresses of entries on the pages.
  const routeContext = (opened: EntriesIn): RouteContext => ({
    config,
    day,
    entries: opened(language).entries,
    report,
    eachContext: (own) => ({ ...opened(own), language: own }),
  });
  const unaddressed = openEntries({ ...known, pathOf: () => undefined });
  const pages = planPages(routeContext(() => unaddressed));
  const entriesIn = entriesByLanguage(pages, (pathOf) => openEntries({ ...known, pathOf }));
  const routes = planRoutes(routeContext(entriesIn), pages);
  return { pages, routes: [...routes, ...searchRoutes(config, routes, report)], entriesIn };
}

interface LinkTargets {
  readonly files: ReadonlySet<string>;
  readonly leftOut: ReadonlyMap<EntryConfig, AbsentReason>;
}

function openLinks(
  site: SiteInput,
  { pages: planned, routes }: SitePlan,
  { files, leftOut }: LinkTargets,
): Links {
  const { config, day, report } = site;
  const unpublished = [...leftOut].flatMap(([entry, why]) =>
    config.pages.flatMap(({ entries, path }) => {
      const collection = typeof entries === "string" ? entries : entries?.each;
      return collection === entry.collection
        ? [{ path: canonicalPath(path.replace(slugPlaceholder, () => entry.id)), why }]
        : [];
    }),
  );
  const pathsOf = (pages: SiteConfig["pages"]) => pages.map((page) => canonicalPath(page.path));
  return createLinks(routes, report, {
    drafts: [
      ...pathsOf(config.pages.filter((page) => page.draft)),
      ...unpublished.flatMap(({ path, why }) => (why === "draft" ? [path] : [])),
    ],
    scheduled: new Map([
      ...unpublished.flatMap(({ path, why }): [string, string][] =>
        why === "draft" ? [] : [[path, why.day]],
      ),
      ...config.pages.flatMap(({ draft, path, publishOn }): [string, string][] =>
        !draft && isFuture(publishOn, day) ? [[canonicalPath(path), publishOn]] : [],
      ),
    ]),
    refused: new Set(pathsOf(config.pages.filter((page) => !page.entries && !page.paginate))),
    refusedEntries: new Set(
      planned.flatMap(({ routes: own = [] }) => own.flatMap(({ path }) => (routeError(path) ? [path] : []))),
    ),
    address: siteAddressOf(config.site.url),
    telephone: (number) => internationalHref(number, regionOf(config.site.language ?? "")),
    files,
    dependencies: report.dependencies,
  });
}

function openPictures({ config, media, described, report, language, base }: SiteInput): Pictures {
  return createPictures({
    media,
    report,
    language,
    described,
    base,
    made: config.site.pictures,
    dependencies: report.dependencies,
  });
}

interface ContextParts extends OpenEntries {
  readonly links: Links;
  readonly pictures: Pictures;
}

function openContext(site: SiteInput, parts: ContextParts): ResolveContext {
  const { config, model, language, base, report, icons, files = [], codePosition } = site;
  const { scope, entries, links, pictures } = parts;
  return {
    scope,
    language,
    base,
    embeds: config.site.embeds ?? [],
    shapes: shapesOf(config),
    link: links.on(undefined),
    picture: pictures.resolveIn(language),
    icon: createIcons(icons, report),
    file: createFiles(files, base, report),
    entries,
    formats: model.formats ?? {},
    report,
    deferred: new Map(),
    sharedDeferred: createSharedValues(report.dependencies),
    rendered: new Map(),
    codePosition,
  };
}

type PageSite = Pick<
  OpenSite,
  "context" | "contextIn" | "links" | "routes" | "settings" | "translations" | "sheets"
>;

function pageOpeners(
  { config, blocks, report }: SiteInput,
  { context, contextIn, links, routes, settings, translations, sheets }: PageSite,
): Pick<OpenSite, "page" | "openPage"> {
  const definitions = new Map(blocks.map((block) => [block.type, block]));
  const frameBlock = createSharedValues<PlacedBlock, SiteBlock | undefined>(report.dependencies);
  const routeAt = new Map(routes.map((route) => [route.path, route]));
  const addresses = { settings, translations, routeAt, file: config.file };
  const parts = { config, definitions, sheets, frameBlock, ...addresses };
  const contextOf = ({ path, language }: Route): ResolveContext => ({
    ...contextIn(language),
    link: links.on(path),
  });
  return {
    page(route, to = report) {
      const deferred = new Map<string, unknown>();
      const page = resolvePage(route, { ...contextOf(route), deferred, report: to }, parts);
      for (const [path, value] of deferred) context.deferred.set(path, value);
      return page;
    },
    openPage: (route) => openPage(route, contextOf(route), parts),
  };
}

function resolveSettings(config: SiteConfig, context: ResolveContext, base: string): Settings {
  const place = { file: config.file, pointer: "/site" };
  const own = resolveValue(siteSchema, config.site, place, context) as Settings;
  const others = own.languages.filter((language) => language !== own.language);
  const origin = parseUrl(own.url)?.origin ?? own.url;
  return { ...own, base, origin, languages: [own.language, ...others], words: config.site.words ?? {} };
}

interface EntriesContext extends Pick<EntriesInput, "index" | "pathOf"> {
  readonly config: SiteConfig;
  readonly model: Model;
  readonly today: string;
  readonly dependencies: DependencyLog;
}

function openEntries({ config, model, today, dependencies, ...known }: EntriesContext): OpenEntries {
  const entryRef = (collection: string, id: string) => {
    const entry = entries.find(collection, id);
    return entry && entries.ref(entry);
  };
  const { words } = config.site;
  const messages = (language: string) =>
    messagesFor(language, words?.[language] ?? words?.[baseLanguage(language)]);
  const scope = siteScope({ config, model, today, entry: entryRef, messages, dependencies });
  const entries = createEntries({ ...known, scope: () => scope });
  return { scope, entries };
}
