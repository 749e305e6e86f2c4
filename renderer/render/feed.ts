import { escapeHtml } from "../../blocks/_kit/escape-html.ts";
import type { Settings, SiteFeed } from "../site.ts";
import { absoluteUrl, withBase } from "./addresses.ts";

/** A feed as Atom (RFC 4287). */
export function atomFeed(settings: Settings, { path, title, language, items }: SiteFeed): string {
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
  const newest = items
    .map(({ date, updated = date }) => updated)
    .reduce((a, b) => (a > b ? a : b), "1970-01-01");
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">\n` +
    `<title>${escapeHtml(title)}</title>\n<id>${self}</id>\n<link href="${home}"/>\n<link rel="self" href="${self}"/>\n` +
    `<author><name>${escapeHtml(settings.name)}</name></author>\n` +
    `<updated>${timeOf(newest)}</updated>\n${entries.join("")}</feed>\n`
  );
}

/** A day as the moment at which it begins. */
const timeOf = (day: string) => `${day}T00:00:00Z`;
