import { escapeHtml } from "../../blocks/_kit/escape-html.ts";
import { missingPath } from "../resolve/routes.ts";
import type { Site } from "../site.ts";
import type { RenderedFile } from "./rendered-file.ts";
import { absoluteUrl } from "./structured-data.ts";

/** The files beside the pages: sitemap, feed, robots, icon, and the rules for hosts that read them, some more at their end. */
export function siteFiles(site: Site, moreHeaders = ""): RenderedFile[] {
  return [
    { path: "sitemap.xml", text: sitemap(site) },
    { path: "feed.xml", text: feed(site) },
    { path: "robots.txt", text: `User-agent: *\nAllow: /\n\nSitemap: ${site.settings.url}/sitemap.xml\n` },
    { path: "favicon.svg", text: favicon(site) },
    {
      path: "_redirects",
      text: site.redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(""),
    },
    { path: "_headers", text: headers + moreHeaders },
  ];
}

const headers = `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=()
  Cross-Origin-Opener-Policy: same-origin
  X-Frame-Options: DENY
  Content-Security-Policy: frame-ancestors 'none'; object-src 'none'; base-uri 'none'

/assets/*
  Cache-Control: public, max-age=31536000, immutable

/media/*
  Cache-Control: public, max-age=31536000, immutable
`;

/** Listed pages only (sitemaps.org protocol 0.9). */
function sitemap(site: Site): string {
  const urls = site.pages
    .filter((page) => page.listed && page.path !== missingPath)
    .map((page) => {
      const modified = page.modified ? `<lastmod>${page.modified}</lastmod>` : "";
      return `<url><loc>${escapeHtml(absoluteUrl(site.settings, page.path))}</loc>${modified}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

/** The posts as an Atom feed (RFC 4287). */
function feed({ settings, feed: posts }: Site): string {
  const at = (path: string) => escapeHtml(absoluteUrl(settings, path));
  const entries = posts.map(
    ({ title, href, date, excerpt }) =>
      `<entry><title>${escapeHtml(title)}</title><id>${at(href)}</id><link href="${at(href)}"/>` +
      `<updated>${date}T00:00:00Z</updated><summary>${escapeHtml(excerpt)}</summary></entry>\n`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n` +
    `<title>${escapeHtml(settings.company.name)}</title>\n<id>${at("/")}</id>\n<link href="${at("/")}"/>\n` +
    `<link rel="self" href="${at("/feed.xml")}"/>\n<author><name>${escapeHtml(settings.company.name)}</name></author>\n` +
    `<updated>${posts[0]?.date ?? "1970-01-01"}T00:00:00Z</updated>\n${entries.join("")}</feed>\n`
  );
}

/** The corner of a plan: two walls in ink, a door's swing in the accent. */
function favicon({ settings: { theme } }: Site): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.w{fill:${theme.light.ink}}.d{stroke:${theme.light.accent}}@media (prefers-color-scheme:dark){.w{fill:${theme.dark.ink}}.d{stroke:${theme.dark.accent}}}</style><path class="w" d="M4 4h24v5H9v19H4z"/><path class="d" fill="none" stroke-width="2.5" d="M14 27V14h13a13 13 0 0 1-13 13"/></svg>\n`;
}
