import { filePath } from "../../../renderer/render/render-site.ts";
import { isMissingPath } from "../../../renderer/resolve/addresses/page-address.ts";
import { isSearchRoute } from "../../../renderer/resolve/addresses/search-pages.ts";
import type { OpenSite } from "../../../renderer/resolve/open-site.ts";
import { createReport } from "../../../renderer/resolve/report/report.ts";
import { resolveFeeds } from "../../../renderer/resolve/resolve-feeds.ts";
import type { Site, SitePage } from "../../../renderer/site.ts";
import { hasErrors } from "../../../schema/problems/problem.ts";
import type { SiteSources } from "../../pipeline/read/read-site.ts";
import { builtFile } from "./built-file.ts";

/** A page that is rendered before the whole site is checked. */
export interface FoundPage {
  readonly sources: SiteSources;
  /** With the parts alone that rendering this page needs. */
  readonly site: Site;
  readonly page: SitePage;
}

export interface UncheckedPages {
  page(path: string): FoundPage | undefined;
}

export function openUncheckedPages(sources: SiteSources, open: OpenSite): UncheckedPages {
  const { settings } = open;
  // The check finds for itself what is wrong with them.
  const report = createReport();
  const isFine = () => !hasErrors(open.report.problems) && !hasErrors(report.problems);
  const homeRoute = open.routes.find(({ path }) => path === "/");
  let parts: (Pick<Site, "feeds"> & { readonly home: readonly SitePage[] }) | undefined;
  const partsOfAll = () => ({
    home: homeRoute ? [open.page(homeRoute, report)] : [],
    feeds: resolveFeeds(open.config, settings, (language) => ({ ...open.contextIn(language), report })),
  });
  return {
    page(path) {
      const file = builtFile(path, settings.base) ?? "";
      const route = open.routes.find((one) => filePath({ ...one, missing: false }) === file);
      if (!route || isMissingPath(route.path) || isSearchRoute(route) || !isFine()) return undefined;
      const page = open.page(route, report);
      parts ??= partsOfAll();
      if (!isFine()) return undefined;
      const { home, feeds } = parts;
      const { deferred } = open.context;
      const { search } = open;
      const site = { settings, pages: home, whole: () => page, redirects: [], feeds, deferred, search };
      return { sources, site, page };
    },
  };
}
