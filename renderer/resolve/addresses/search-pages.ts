import { messagesFor } from "../../../blocks/_kit/messages/index.ts";
import type { PageConfig, SiteConfig } from "../../../schema/site/site-config.ts";
import { fileSystemKey } from "../../../schema/text/confusable-names.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { baseLanguage } from "../../base-language.ts";
import type { SiteSearch } from "../../site.ts";
import type { Report } from "../report/report.ts";
import { canonicalPath, isMissingPath, routeError } from "./page-address.ts";
import type { Route } from "./routes.ts";

export const searchType = "search";

const searchPointer = "/site/search";

const generatedId = "site-search";

/**
 * The pages of the search that no page of the config takes the place of: one for each language with a home page.
 * Reports `duplicate-route` and `reserved-route`, at the site's key.
 */
export function searchRoutes({ file, site }: SiteConfig, routes: readonly Route[], report: Report): Route[] {
  if (!site.search) return [];
  const place = { file, pointer: searchPointer };
  const taken = new Map(routes.map((route) => [fileSystemKey(route.path), route]));
  const own = new Set(routes.filter(isSearchRoute).map(({ language }) => language));
  return [...homes(routes)].flatMap(([language, home]) => {
    if (own.has(language)) return [];
    const { search, searchPath } = messagesFor(
      language,
      site.words?.[language] ?? site.words?.[baseLanguage(language)],
    );
    const path = canonicalPath(`${home}${searchPath}`);
    const other = taken.get(fileSystemKey(path));
    const wrong = routeError(path);
    if (wrong) {
      const message = `The address ${path} can't be used for the search: ${wrong}.`;
      report.add("reserved-route", place, message, "Choose another one: searchPath in site.words.");
      return [];
    }
    if (other) {
      const message = `The address ${path} of the search is taken by the page "${other.page.id}".`;
      report.add("duplicate-route", place, message, {
        suggestion: 'Give that page another address, or put the block "search" on it.',
        related: [
          { file, pointer: `${other.pointer}/path`, message: `The page "${other.page.id}" is there.` },
        ],
      });
      return [];
    }
    const page: PageConfig = {
      id: home === "/" ? generatedId : `${generatedId}-${language.toLowerCase()}`,
      path,
      language,
      translationOf: generatedId,
      title: `${search} | ${site.name}`,
      description: `${search} | ${site.name}`,
      listed: false,
      keywords: [],
      draft: false,
      blocks: [
        { id: "heading", type: "heading", props: { title: search, actions: [] } },
        { id: "search", type: searchType, props: {} },
      ],
    };
    return [{ path, page, pointer: searchPointer, entry: undefined, language }];
  });
}

export const isSearchRoute = ({ page, entry, part }: Route): boolean =>
  !entry && !part && holdsSearch(page.blocks);

function holdsSearch(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsSearch);
  if (!isObject(value) || value.hidden === true) return false;
  return (value.type === searchType && isObject(value.props)) || Object.values(value).some(holdsSearch);
}

function homes(routes: readonly Route[]): Map<string, string> {
  const main = routes.find(({ path }) => path === "/");
  const found = new Map<string, string>();
  for (const { page, path, language, entry, part } of routes) {
    const isHome = page === main?.page || (main && page.translationOf === main.page.id);
    if (isHome && !entry && !part && !isMissingPath(path) && !found.has(language)) found.set(language, path);
  }
  return found;
}

/** The search pages of a site; undefined if it has no search. */
export function siteSearch(
  config: SiteConfig,
  routes: readonly Route[],
  base: string,
): SiteSearch | undefined {
  if (!config.site.search) return undefined;
  const hrefs: Record<string, string> = {};
  for (const route of routes) if (isSearchRoute(route)) hrefs[route.language] ??= base + route.path;
  return Object.keys(hrefs).length > 0 ? { hrefs } : undefined;
}
