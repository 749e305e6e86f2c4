import { escapeHtml } from "../../blocks/_kit/html/escape-html.ts";
import { sharedPictureUrl } from "../../blocks/_kit/pictures/picture-attributes.ts";
import type { Picture } from "../../schema/fields/resolved.ts";
import type { Settings, SiteFeed } from "../site.ts";
import { absoluteUrl, withBase } from "./addresses.ts";
import { calendarFeed } from "./calendar-feed.ts";

type FeedFormat = SiteFeed["format"];

export const feedTypes = {
  atom: "application/atom+xml",
  rss: "application/rss+xml",
  json: "application/feed+json",
  ics: "text/calendar",
} as const satisfies Record<FeedFormat, string>;

/** `home` is the address of the home page in the feed's language. */
export function renderFeed(settings: Settings, feed: SiteFeed, home = withBase(settings, "/")): string {
  const page = escapeHtml(absoluteUrl(settings, home));
  return { atom: atomFeed, rss: rssFeed, json: jsonFeed, ics: calendarFeed }[feed.format](
    settings,
    feed,
    page,
  );
}

function atomFeed(
  settings: Settings,
  { path, title, language, items, day = "" }: SiteFeed,
  home: string,
): string {
  const at = (href: string) => escapeHtml(absoluteUrl(settings, href));
  const self = at(withBase(settings, path));
  const entries = items.map((item) => {
    const { title: name, href, date, updated = date, summary, author, content } = item;
    return (
      `<entry><title>${escapeHtml(name)}</title><id>${escapeHtml(idOf(settings, item))}</id><link href="${at(href)}"/>` +
      `<published>${timeOf(date)}</published><updated>${timeOf(updated)}</updated>` +
      `${element("author", author && `<name>${escapeHtml(author)}</name>`)}` +
      `${element("summary", summary && escapeHtml(summary))}` +
      `${element("content", content && escapeHtml(away(content.html, settings, href)), ' type="html"')}` +
      `${enclosure(settings, item, (url) => `<link rel="enclosure" href="${url}"/>`)}</entry>\n`
    );
  });
  return (
    `${declaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">\n` +
    `<title>${escapeHtml(title)}</title>\n<id>${self}</id>\n<link href="${home}"/>\n` +
    `<link rel="self" href="${self}"/>\n<author><name>${escapeHtml(settings.name)}</name></author>\n` +
    `<updated>${timeOf(newestOf(items) ?? day)}</updated>\n${entries.join("")}</feed>\n`
  );
}

function rssFeed(settings: Settings, { path, title, language, items }: SiteFeed, home: string): string {
  const at = (href: string) => escapeHtml(absoluteUrl(settings, href));
  const newest = newestOf(items);
  const entries = items.map((item) => {
    const { title: name, href, date, summary, author, content, id } = item;
    const known = id === undefined ? "" : ' isPermaLink="false"';
    return (
      `<item><title>${escapeHtml(name)}</title><link>${at(href)}</link>` +
      `<guid${known}>${escapeHtml(idOf(settings, item))}</guid>` +
      `<pubDate>${new Date(timeOf(date)).toUTCString()}</pubDate>` +
      `${element("dc:creator", author && escapeHtml(author))}${element("description", summary && escapeHtml(summary))}` +
      `${element("content:encoded", content && escapeHtml(away(content.html, settings, href)))}` +
      `${enclosure(settings, item, (url) => `<media:content url="${url}" medium="image"/>`)}</item>\n`
    );
  });
  return (
    `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"${namespacesFor(items)}>\n<channel>\n` +
    `<title>${escapeHtml(title)}</title>\n<link>${home}</link>\n` +
    `<atom:link rel="self" type="${feedTypes.rss}" href="${at(withBase(settings, path))}"/>\n` +
    `<description>${escapeHtml(settings.name)}</description>\n<language>${language}</language>\n` +
    `${element("lastBuildDate", newest && new Date(timeOf(newest)).toUTCString())}${newest ? "\n" : ""}` +
    `${entries.join("")}</channel>\n</rss>\n`
  );
}

function jsonFeed(settings: Settings, { path, title, language, items }: SiteFeed, home: string): string {
  const at = (href: string) => absoluteUrl(settings, href);
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: home,
    feed_url: at(withBase(settings, path)),
    language,
    authors: [{ name: settings.name }],
    items: items.map((item) => {
      const { title: name, href, date, updated = date, summary, author, content } = item;
      return {
        id: idOf(settings, item),
        url: at(href),
        title: name,
        ...(summary !== undefined && { summary }),
        ...(content
          ? { content_html: away(content.html, settings, href) }
          : { content_text: summary ?? name }),
        ...(author !== undefined && { authors: [{ name: author }] }),
        ...(item.picture && { image: pictureOf(settings, item.picture) }),
        date_published: timeOf(date),
        date_modified: timeOf(updated),
      };
    }),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

type FeedItem = SiteFeed["items"][number];

/** An id of its own is one of the site: a tag, as RFC 4151 has it, is an address that leads nowhere and never changes. */
function idOf(settings: Settings, { id, href }: FeedItem): string {
  if (id === undefined) return absoluteUrl(settings, href);
  return /^[a-z][a-z0-9+.-]*:/i.test(id)
    ? id
    : `tag:${new URL(settings.origin).hostname},2000:${encodeURI(id)}`;
}

const element = (name: string, inner: string | undefined, attributes = "") =>
  inner === undefined ? "" : `<${name}${attributes}>${inner}</${name}>`;

/** HTML is read away from its page. */
const away = (html: string, settings: Settings, href: string) =>
  html
    .replace(/<source\b[^<>]*>|\s(?:srcset|sizes|loading|decoding)="[^"]*"/g, "")
    .replace(
      /(<[^<>]*\s(?:href|src)=")(?=[/#])([^"]*)/g,
      (_, before: string, address: string) => before + new URL(address, absoluteUrl(settings, href)).href,
    );

function pictureOf(settings: Settings, picture: Picture): string {
  return absoluteUrl(settings, sharedPictureUrl(picture));
}

const enclosure = (settings: Settings, { picture }: FeedItem, write: (url: string) => string) =>
  picture ? write(escapeHtml(pictureOf(settings, picture))) : "";

function namespacesFor(items: readonly FeedItem[]): string {
  const has = (key: keyof FeedItem) => items.some((item) => item[key] !== undefined);
  return [
    has("author") ? ' xmlns:dc="http://purl.org/dc/elements/1.1/"' : "",
    has("content") ? ' xmlns:content="http://purl.org/rss/1.0/modules/content/"' : "",
    has("picture") ? ' xmlns:media="http://search.yahoo.com/mrss/"' : "",
  ].join("");
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const newestOf = (items: SiteFeed["items"]) =>
  items
    .map(({ date, updated = date }) => updated)
    .toSorted((a, b) => Date.parse(timeOf(a)) - Date.parse(timeOf(b)))
    .at(-1);

const timeOf = (day: string) => (day.includes("T") ? day : `${day}T00:00:00Z`);
