import type { EntryConfig } from "../../schema/site/site-config.ts";
import type { Alternate, PageOutline, Settings, SiteFeed, SitePage, SiteSearch } from "../site.ts";
import type { Route } from "./addresses/routes.ts";
import { dependencyVersions } from "./dependency-versions.ts";
import { createFragmentCache, type SavedFragments } from "./report/fragments.ts";
import { createReport } from "./report/report.ts";
import { resolveFeeds } from "./resolve-feeds.ts";
import { applyEffect, openTracked, type ResolveSiteInput, resolveGroups } from "./resolve-site.ts";
import { createSiteFragments } from "./site-fragments.ts";

/** One of `count` slices of a site, which are resolved in parallel. */
export interface Shard {
  /** From 0. */
  readonly index: number;
  readonly count: number;
}

/** A site of which one slice is resolved. */
export interface OpenShard {
  readonly settings: Settings;
  readonly feeds: readonly SiteFeed[];
  /** The home page, if there is one; other pages are not known in a slice. */
  readonly pages: readonly { readonly path: string; readonly alternates: readonly Alternate[] }[];
  readonly search: SiteSearch | undefined;
  /** Passes each page of the slice to `onPage`, and returns what can be reused. */
  resolve(onPage: OnPage): SavedFragments;
}

type OnPage = (page: SitePage, deferred: ReadonlyMap<string, unknown>) => void;

interface MadePage {
  readonly page: SitePage;
  readonly deferred: ReadonlyMap<string, unknown>;
}

/** Entries that are resolved before their pages are rendered: code that repeats runs faster. */
const batch = 50;

/** Opens a site for a slice of it. `resolveSite` resolves again, and reports, what had problems. */
export function openShard(input: ResolveSiteInput, { index, count }: Shard): OpenShard {
  const { before, run = "", checkPage = () => undefined } = input;
  const open = openTracked({ ...input, report: createReport() });
  const { config, routes, settings, context, sheets, translations, report } = open;
  const isOurs = (place: number) => place % count === index;
  const home = routes.find(({ path }) => path === "/");
  return {
    settings,
    feeds: resolveFeeds(config, settings, open.contextIn),
    pages: home ? [{ path: home.path, alternates: translations.of(home) }] : [],
    search: open.search,
    resolve(onPage) {
      const fragments = createFragmentCache({
        before,
        run,
        dependencies: report.dependencies,
        versionOf: dependencyVersions({ ...input, open }),
        onReuse: (effect) => applyEffect(effect, open),
      });
      const made = new Map<string, SitePage>();
      const siteFragments = createSiteFragments({
        open,
        checkPage,
        onPage: (page) => void made.set(page.path, page),
      });
      const makePage = (route: Route): MadePage[] => {
        context.deferred.clear();
        const fragment = siteFragments.page(route);
        const outline: PageOutline = { ...fragments.get(fragment), sheet: sheets(route) };
        const resolvedIn = fragments.runOf(fragment.name);
        // The pages for missing addresses and of the search are resolved with the whole site.
        if (resolvedIn === undefined || outline.missing || outline.isSearch) return [];
        const page = made.get(route.path) ?? open.page(route, createReport());
        return [{ page: { ...page, resolvedIn }, deferred: new Map(context.deferred) }];
      };
      resolveGroups(input, context);
      const pagesOf = routesByEntry(routes);
      const makeAll = (entries: readonly EntryConfig[], others: readonly Route[]) => {
        for (const entry of entries) {
          const fragment = siteFragments.entry(entry);
          if (fragment) fragments.get(fragment);
        }
        // Texts of an entry are rendered once for both.
        const pages = [...entries.flatMap((entry) => pagesOf.get(entry) ?? []), ...others].flatMap(makePage);
        for (const { page, deferred } of pages) onPage(page, deferred);
        made.clear();
        context.rendered.clear();
      };
      const ours = [...open.published, ...open.scheduled].filter((_, place) => isOurs(place));
      const others = (pagesOf.get(undefined) ?? []).filter((_, place) => isOurs(place));
      for (let start = 0; start < ours.length; start += batch) makeAll(ours.slice(start, start + batch), []);
      for (let start = 0; start < others.length; start += batch)
        makeAll([], others.slice(start, start + batch));
      return fragments.saved();
    },
  };
}

function routesByEntry(routes: readonly Route[]): ReadonlyMap<EntryConfig | undefined, readonly Route[]> {
  const byEntry = new Map<EntryConfig | undefined, Route[]>();
  for (const route of routes) {
    const known = byEntry.get(route.entry);
    if (known) known.push(route);
    else byEntry.set(route.entry, [route]);
  }
  return byEntry;
}
