import { htaccess } from "../hosts/apache.ts";
import { type HeaderRule, hostRules } from "../hosts/host-rules.ts";
import { capabilitiesOf } from "../hosts/hosts.ts";
import { headersFile, redirectsFile } from "../hosts/redirects-file.ts";
import type { Site } from "../site.ts";
import { absoluteUrl, withBase } from "./addresses.ts";
import { favicon } from "./favicon.ts";
import { renderFeed } from "./feed.ts";
import type { RenderedFile } from "./rendered-file.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemapFiles } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

/** Sitemaps, feeds, robots, icon, deferred values, and host rules, with `moreHeaders` at their end. */
export function siteFiles(site: Site, moreHeaders: readonly HeaderRule[] = []): RenderedFile[] {
  const { settings, feeds, deferred } = site;
  const rules = hostRules(site, moreHeaders);
  return [
    ...(site.isStaging ? [] : sitemapFiles(site)),
    ...feeds.map((feed) => ({ path: feed.path.slice(1), text: renderFeed(settings, feed) })),
    ...[...deferred].map(([path, value]) => ({ path: path.slice(1), text: JSON.stringify(value) })),
    { path: "robots.txt", text: robots(site) },
    ...securityTxt(settings),
    { path: "favicon.svg", text: favicon(settings) },
    { path: "site.webmanifest", text: webManifest(settings) },
    { path: "_redirects", text: redirectsFile(rules, capabilitiesOf(settings.host)) },
    { path: "_headers", text: headersFile(rules) },
    ...(settings.host === "apache" ? [{ path: ".htaccess", text: htaccess(rules) }] : []),
  ];
}

function robots({ settings, isStaging }: Site): string {
  if (isStaging) return "User-agent: *\nDisallow: /\n";
  const sitemap = absoluteUrl(settings, withBase(settings, "/sitemap.xml"));
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}
