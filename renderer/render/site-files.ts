import type { Site } from "../site.ts";
import { absoluteUrl, withBase } from "./addresses.ts";
import { favicon } from "./favicon.ts";
import { atomFeed } from "./feed.ts";
import { headerRules, redirectRules } from "./host-rules.ts";
import type { RenderedFile } from "./rendered-file.ts";
import { sitemapFiles } from "./sitemap.ts";

/** The files beside the pages: sitemaps, feeds, robots, icon, deferred values, and the rules for hosts that read them, some more at their end. */
export function siteFiles(site: Site, moreHeaders = ""): RenderedFile[] {
  const { settings, feeds, deferred } = site;
  return [
    ...sitemapFiles(site),
    ...feeds.map((feed) => ({ path: feed.path.slice(1), text: atomFeed(settings, feed) })),
    ...[...deferred].map(([path, value]) => ({ path: path.slice(1), text: JSON.stringify(value) })),
    { path: "robots.txt", text: robots(site) },
    { path: "favicon.svg", text: favicon(settings) },
    { path: "_redirects", text: redirectRules(site) },
    { path: "_headers", text: headerRules(settings.base, moreHeaders) },
  ];
}

function robots({ settings }: Site): string {
  const sitemap = absoluteUrl(settings, withBase(settings, "/sitemap.xml"));
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}
