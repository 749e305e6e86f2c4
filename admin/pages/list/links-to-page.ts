import type { EntryConfig } from "../../../schema/site-config.ts";
import type { Holder, ValuePath } from "../../edits/edit.ts";
import { followLinks } from "../../edits/follow-links.ts";
import type { SiteDocument } from "../../edits/site-document.ts";
import { namePlace } from "../../edits/words/name-place.ts";
import type { Schemas } from "../../edits/words/schemas.ts";

/** Where a link to a page is written; a text that holds several is there several times. */
export interface LinkPlace {
  readonly holder: Holder;
  readonly path: ValuePath;
}

/** An address that nobody has, put in place of the page's so that its links are seen. */
const mark = "/blockwork-asks-who-links-here";

/** Every link to a page in the document, those on the page itself among them: they follow when its address changes. */
export function linksToPage(document: SiteDocument, id: string): readonly LinkPlace[] {
  const page = document.pages.find((other) => other.id === id);
  if (!page) return [];
  const hole = /\{(?:slug|id)\}/.exec(page.path)?.[0];
  const marked = followLinks(document, new Map([[id, hole ? `${mark}/${hole}` : mark]]));
  const inPages = marked.pages.flatMap(({ blocks, path: _, ...fields }) => [
    ...marksIn(fields, { in: "page", page: fields.id }),
    ...blocks.flatMap(({ id: block, props }) => marksIn(props, { in: "block", page: fields.id, block })),
  ]);
  const redirects = marksIn(marked.redirects, { in: "redirects" });
  return [...marksIn(marked.site, { in: "site" }), ...inPages, ...redirects];
}

/** The links to a page from elsewhere: those that lead nowhere when it is deleted. */
export function linksFromElsewhere(document: SiteDocument, id: string): readonly LinkPlace[] {
  return linksToPage(document, id).filter(({ holder }) => !("page" in holder) || holder.page !== id);
}

/** The entries that link to a page. They are files of their own: their links don't follow, and have to be changed there. */
export function entriesLinkingTo(
  document: SiteDocument,
  entries: readonly EntryConfig[],
  id: string,
): readonly EntryConfig[] {
  const pages = document.pages.map((page) => ({ ...page, blocks: [] }));
  return entries.filter(({ fields, body }) => linksToPage({ site: { fields, body }, pages }, id).length > 0);
}

/** The places of links in plain words, each once: "Header", "Home › Hero". */
export function namePlaces(
  places: readonly LinkPlace[],
  document: SiteDocument,
  schemas: Schemas,
): readonly string[] {
  return [...new Set(places.map((place) => namePlace(schemas, { config: document, entries: {} }, place)))];
}

function marksIn(value: unknown, holder: Holder, path: ValuePath = []): LinkPlace[] {
  if (typeof value === "string")
    return value
      .split(mark)
      .slice(1)
      .map(() => ({ holder, path }));
  if (typeof value !== "object" || value === null) return [];
  const children: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  return children.flatMap(([key, child]) => marksIn(child, holder, [...path, key]));
}
