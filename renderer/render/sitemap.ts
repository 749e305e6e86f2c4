import { escapeHtml } from "../../blocks/_kit/escape-html.ts";
import type { PageOutline, Site } from "../site.ts";
import { absoluteUrl, withBase } from "./addresses.ts";
import type { RenderedFile } from "./rendered-file.ts";

/** The maximum of sitemaps.org, protocol 0.9. */
const maxAddresses = 50_000;

/** Splits large sitemaps and adds an index. */
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
  const links = alternates.map(
    (alternate) =>
      `<xhtml:link rel="alternate" hreflang="${alternate.language}" href="${at(alternate.href)}"/>`,
  );
  return `<url><loc>${at(href)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ""}${links.join("")}</url>\n`;
}
