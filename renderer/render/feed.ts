import { escapeHtml } from "../../blocks/_kit/escape-html.ts";
import type { Settings, SiteFeed } from "../site.ts";
import { absoluteUrl, withBase } from "./addresses.ts";

type FeedFormat = SiteFeed["format"];

export const feedTypes = {
  atom: "application/atom+xml",
  rss: "application/rss+xml",
  json: "application/feed+json",
} as const satisfies Record<FeedFormat, string>;

export function renderFeed(settings: Settings, feed: SiteFeed): string {
  return { atom: atomFeed, rss: rssFeed, json: jsonFeed }[feed.format](settings, feed);
}

function atomFeed(settings: Settings, { path, title, language, items }: SiteFeed): string {
  const at = (href: string) => escapeHtml(absoluteUrl(settings, href));
  const home = at(withBase(settings, "/"));
  const self = at(withBase(settings, path));
  const entries = items.map(({ title: name, href, date, updated = date, summary }) => {
    const about = summary === undefined ? "" : `<summary>${escapeHtml(summary)}</summary>`;
    return (
      `<entry><title>${escapeHtml(name)}</title><id>${at(href)}</id><link href="${at(href)}"/>` +
      `<published>${timeOf(date)}</published><updated>${timeOf(updated)}</updated>${about}</entry>\n`
    );
  });
  return (
    `${declaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">\n` +
    `<title>${escapeHtml(title)}</title>\n<id>${self}</id>\n<link href="${home}"/>\n<link rel="self" href="${self}"/>\n` +
    `<author><name>${escapeHtml(settings.name)}</name></author>\n` +
    `<updated>${timeOf(newestOf(items))}</updated>\n${entries.join("")}</feed>\n`
  );
}

function rssFeed(settings: Settings, { path, title, language, items }: SiteFeed): string {
  const at = (href: string) => escapeHtml(absoluteUrl(settings, href));
  const entries = items.map(({ title: name, href, date, summary }) => {
    const about = summary === undefined ? "" : `<description>${escapeHtml(summary)}</description>`;
    return (
      `<item><title>${escapeHtml(name)}</title><link>${at(href)}</link><guid>${at(href)}</guid>` +
      `<pubDate>${new Date(timeOf(date)).toUTCString()}</pubDate>${about}</item>\n`
    );
  });
  return (
    `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n` +
    `<title>${escapeHtml(title)}</title>\n<link>${at(withBase(settings, "/"))}</link>\n` +
    `<atom:link rel="self" type="${feedTypes.rss}" href="${at(withBase(settings, path))}"/>\n` +
    `<description>${escapeHtml(settings.name)}</description>\n<language>${language}</language>\n` +
    `<lastBuildDate>${new Date(timeOf(newestOf(items))).toUTCString()}</lastBuildDate>\n` +
    `${entries.join("")}</channel>\n</rss>\n`
  );
}

function jsonFeed(settings: Settings, { path, title, language, items }: SiteFeed): string {
  const at = (href: string) => absoluteUrl(settings, href);
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: at(withBase(settings, "/")),
    feed_url: at(withBase(settings, path)),
    language,
    authors: [{ name: settings.name }],
    items: items.map(({ title: name, href, date, updated = date, summary }) => ({
      id: at(href),
      url: at(href),
      title: name,
      ...(summary !== undefined && { summary }),
      content_text: summary ?? name,
      date_published: timeOf(date),
      date_modified: timeOf(updated),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const newestOf = (items: SiteFeed["items"]) =>
  items.map(({ date, updated = date }) => updated).reduce((a, b) => (a > b ? a : b), "1970-01-01");

const timeOf = (day: string) => `${day}T00:00:00Z`;
