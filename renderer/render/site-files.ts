import { escapeHtml } from "../../blocks/_kit/html/escape-html.ts";
import { htaccess } from "../hosts/apache.ts";
import { type HeaderRule, hostRules } from "../hosts/host-rules.ts";
import { capabilitiesOf } from "../hosts/hosts.ts";
import { headersFile, redirectsFile } from "../hosts/redirects-file.ts";
import type { PageOutline, Settings, Site } from "../site.ts";
import { absoluteUrl, alternateLinks, withBase } from "./addresses.ts";
import { favicon } from "./favicon.ts";
import { renderFeed } from "./feed.ts";
import type { RenderedFile } from "./rendered-file.ts";
import { webManifest } from "./web-manifest.ts";

export function siteFiles(site: Site, moreHeaders: readonly HeaderRule[] = []): RenderedFile[] {
  const { settings, feeds, deferred } = site;
  const rules = hostRules(site, moreHeaders);
  return [
    ...(site.isStaging ? [] : sitemapFiles(site)),
    ...feeds.map((feed) => ({
      path: feed.path.slice(1),
      text: renderFeed(settings, feed, homeIn(site, feed.language)),
    })),
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

function homeIn({ settings, pages }: Site, language: string): string {
  const main = withBase(settings, "/");
  const home = pages.find(({ href }) => href === main);
  return home?.alternates.find((other) => other.language === language)?.href ?? main;
}

function robots({ settings, isStaging }: Site): string {
  if (isStaging) return "User-agent: *\nDisallow: /\n";
  const sitemap = absoluteUrl(settings, withBase(settings, "/sitemap.xml"));
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}

function securityTxt(settings: Settings): RenderedFile[] {
  const { security, languages } = settings;
  if (!security) return [];
  const { contact, expires, policy, encryption } = security;
  const path = ".well-known/security.txt";
  const lines = [
    ...contact.map((address) => `Contact: ${address}`),
    `Expires: ${expires}T23:59:59Z`,
    ...(encryption === undefined ? [] : [`Encryption: ${absoluteUrl(settings, encryption)}`]),
    ...(policy === undefined ? [] : [`Policy: ${absoluteUrl(settings, policy)}`]),
    `Preferred-Languages: ${languages.join(", ")}`,
    ...(settings.base === "" ? [`Canonical: ${absoluteUrl(settings, `/${path}`)}`] : []),
  ];
  return [{ path, text: lines.map((line) => `${line}\n`).join("") }];
}

const maxAddresses = 50_000;

export function sitemapFiles(site: Site, max = maxAddresses): RenderedFile[] {
  const urls = site.pages.filter((page) => page.listed && !page.missing).map((page) => urlOf(site, page));
  if (urls.length <= max) return [{ path: "sitemap.xml", text: urlSet(urls) }];
  const parts = Array.from({ length: Math.ceil(urls.length / max) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    text: urlSet(urls.slice(index * max, (index + 1) * max)),
  }));
  const places = parts.map(({ path }) => {
    const address = absoluteUrl(site.settings, withBase(site.settings, `/${path}`));
    return `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>\n`;
  });
  const index = `${declaration}<sitemapindex ${namespace}>\n${places.join("")}</sitemapindex>\n`;
  return [{ path: "sitemap.xml", text: index }, ...parts];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function urlSet(urls: readonly string[]): string {
  const translations = urls.some((url) => url.includes("<xhtml:link"))
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : "";
  return `${declaration}<urlset ${namespace}${translations}>\n${urls.join("")}</urlset>\n`;
}

function urlOf({ settings }: Site, { href, modified, alternates }: PageOutline): string {
  const at = (path: string) => escapeHtml(absoluteUrl(settings, path));
  const links = alternateLinks(alternates, settings).map(
    ({ hrefLang, href: other }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${at(other)}"/>`,
  );
  return `<url><loc>${at(href)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ""}${links.join("")}</url>\n`;
}
