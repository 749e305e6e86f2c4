import type { EntryConfig, SiteConfig } from "../../schema/site/site-config.ts";
import type { SiteDay } from "../../schema/site/site-day.ts";
import { pointerTo } from "../../schema/sources/source.ts";
import type { AnchorLink, PageOutline, Site, SitePage } from "../site.ts";
import { resolveRedirects } from "./addresses/redirects.ts";
import type { Route } from "./addresses/routes.ts";
import { type DependencyVersionsInput, dependencyVersions } from "./dependency-versions.ts";
import { describeSearch } from "./describe-search.ts";
import { type OpenSite, openSite, type ResolveInput } from "./open-site.ts";
import type { OwnOutline } from "./page-outline.ts";
import type { Pictures } from "./pictures/pictures.ts";
import { type Dependency, type DependencyLog, dependencyKey } from "./report/dependencies.ts";
import { createFragmentCache, type SavedFragments } from "./report/fragments.ts";
import { createReport, type Report } from "./report/report.ts";
import { checkFeedAddresses, resolveFeeds } from "./resolve-feeds.ts";
import { createSiteFragments } from "./site-fragments.ts";
import type { ResolveContext } from "./values/resolve-context.ts";
import { resolveValue } from "./values/values.ts";

/** Everything that a site is resolved from, and what the previous run has resolved. */
export interface ResolveSiteInput extends ResolveInput, Pick<DependencyVersionsInput, "bodyVersion"> {
  /** The fragments of the previous run; without them everything is resolved. */
  readonly before?: SavedFragments | undefined;
  /** The id of this run, saved with each fragment that is resolved in it. */
  readonly run?: string | undefined;
  /** Further checks of a page, called when it is resolved and not when it is reused. */
  readonly checkPage?: (page: SitePage, report: Report) => void;
}

/** A resolved site with what was collected on the way, for the checks that need the whole site. */
export interface Resolution {
  readonly site: Site;
  readonly day: SiteDay;
  /** Every link to a part of a page. */
  readonly anchors: readonly AnchorLink[];
  readonly pictures: Pictures;
  readonly report: Report;
  /** The fragments that the next run can reuse. */
  readonly saved: () => SavedFragments;
}

export function openTracked(input: ResolveSiteInput): OpenSite {
  const { report = createReport() } = input;
  const entries = input.entries.map((entry) => trackedEntry(entry, report.dependencies));
  return openSite({ ...input, entries, report });
}

/**
 * Replaces tokens, renders Markdown, attaches pictures and links, and plans routes. Pure; the editor calls it too.
 * Fragments of `before` with the same dependencies are reused. Reports what its parts report, and `duplicate-id` for
 * pages and blocks.
 */
export function resolveSite(input: ResolveSiteInput, open = openTracked(input)): Resolution {
  const { before, run = "", checkPage = () => undefined } = input;
  const { config, routes, links, pictures, context, settings, sheets, report } = open;
  const fragments = createFragmentCache({
    before,
    run,
    dependencies: report.dependencies,
    versionOf: dependencyVersions({ ...input, open }),
    onReuse: (effect) => applyEffect(effect, open),
  });
  const resolved = new Map<string, SitePage>();
  const siteFragments = createSiteFragments({
    open,
    checkPage,
    onPage: (page) => void resolved.set(page.path, page),
  });
  reportDuplicateIds(config, report);
  // Problems in a setting or an entry are reported where they are written, not again where a page quotes them.
  resolveGroups(input, context);
  for (const entry of [...open.published, ...open.scheduled]) {
    const fragment = siteFragments.entry(entry);
    if (fragment) fragments.get(fragment);
  }
  const pages = routes.map((route): PageOutline => {
    const fragment = siteFragments.page(route);
    return outlineOf(fragments.get(fragment), sheets(route), fragments.runOf(fragment.name));
  });
  const routeAt = new Map(routes.map((route) => [route.path, route]));
  context.rendered.clear();
  const whole = ({ path }: PageOutline) => {
    const page = resolved.get(path);
    // Most pages are requested once, and their content is most of a site.
    resolved.delete(path);
    // A reused page had no problems, and those found since in the whole site do not concern it.
    return page ?? open.page(routeAt.get(path) as Route, createReport());
  };
  const redirects = resolveRedirects(config, routes, { ...context, day: open.day, files: open.files });
  checkFeedAddresses(config, routes, report);
  const feeds = resolveFeeds(config, settings, open.contextIn);
  const search = open.search && describeSearch(open, { pages, model: input.model, whole });
  const site: Site = { settings, pages, whole, redirects, feeds, deferred: context.deferred, search };
  return { site, day: open.day, anchors: links.anchors, pictures, report, saved: fragments.saved };
}

const outlines = new WeakMap<OwnOutline, PageOutline>();

function outlineOf(
  own: OwnOutline,
  sheet: PageOutline["sheet"],
  resolvedIn: string | undefined,
): PageOutline {
  const known = outlines.get(own);
  const isSame = known?.sheet.number === sheet.number && known.sheet.count === sheet.count;
  if (isSame && known.resolvedIn === resolvedIn) return known;
  const outline = { ...own, sheet, resolvedIn };
  outlines.set(own, outline);
  return outline;
}

export function applyEffect(effect: Dependency, { links, pictures }: OpenSite): void {
  if (effect.kind === "picture") pictures.use(effect.name);
  else if (effect.kind === "anchor") links.add(effect.link);
}

export function resolveGroups({ config, model }: ResolveInput, context: ResolveContext): void {
  const settings = config.site as Readonly<Record<string, unknown>>;
  for (const [name, group] of Object.entries(model.settings)) {
    const place = { file: config.file, pointer: pointerTo("/site", name) };
    resolveValue(group, settings[name], place, { ...context, quoted: true });
  }
}

function reportDuplicateIds({ file, pages, site }: SiteConfig, report: Report): void {
  const check = (items: readonly { readonly id: string }[], pointer: string, what: string) => {
    const seen = new Map<string, string>();
    items.forEach(({ id }, index) => {
      const own = `${pointer}/${index}/id`;
      const first = seen.get(id);
      if (first === undefined) seen.set(id, own);
      else
        report.add("duplicate-id", { file, pointer: own }, `Another ${what} has the id "${id}" already.`, {
          suggestion: "Choose another id.",
          related: [{ file, pointer: first, message: `The first ${what} with the id "${id}".` }],
        });
    });
  };
  check(pages, "/pages", "page");
  pages.forEach((page, index) => {
    check(page.blocks, `/pages/${index}/blocks`, "block of this page");
  });
  check(site.frame ?? [], "/site/frame", "block of the frame");
  for (const [name, frame] of Object.entries(site.frames ?? {}))
    check(frame, `/site/frames/${name}`, "block of the frame");
}

function trackedEntry(entry: EntryConfig, dependencies: DependencyLog): EntryConfig {
  const { file, collection, id } = entry;
  const name = `${collection}/${id}`;
  const ofFields: Dependency = { kind: "fields", entry: name };
  const ofBody: Dependency = { kind: "body", entry: name };
  const [fieldsKey, bodyKey] = [dependencyKey(ofFields), dependencyKey(ofBody)];
  return {
    file,
    collection,
    id,
    get fields() {
      dependencies.add(ofFields, fieldsKey);
      return entry.fields;
    },
    get body() {
      dependencies.add(ofBody, bodyKey);
      return entry.body;
    },
  };
}
