import { canonicalPath, isMissingPath } from "../../renderer/resolve/addresses/page-address.ts";
import { type SlugOptions, slugOf } from "../../schema/text/slug.ts";
import { messages } from "../messages/messages.ts";
import { EditError } from "./edit.ts";
import { findPage, frameName, isFrameId, withFrame } from "./frames.ts";
import type { PageDocument, SiteDocument } from "./site-document.ts";

export function pageOf(document: SiteDocument, id: string): PageDocument {
  const page = findPage(document, id);
  if (page) return page;
  const { frameGone, pageGone } = messages.editErrors;
  throw new EditError(isFrameId(id) ? frameGone({ name: frameName(id) }) : pageGone);
}

export function withPage(
  document: SiteDocument,
  id: string,
  change: (page: PageDocument) => PageDocument,
): SiteDocument {
  const page = pageOf(document, id);
  const changed = change(page);
  if (changed === page) return document;
  if (isFrameId(id)) return withFrame(document, id, changed.blocks);
  return { ...document, pages: document.pages.with(document.pages.indexOf(page), changed) };
}

/** The id of the page that a new one comes before: the first for missing addresses, which are the last of a site. */
export function newPageBefore(pages: readonly PageDocument[]): string | undefined {
  return pages.find(({ path }) => isMissingPath(canonicalPath(path)))?.id;
}

export function collectionOfPage({ entries }: Readonly<Record<string, unknown>>): string | undefined {
  const each =
    typeof entries === "object" && entries !== null ? (entries as { each?: unknown }).each : entries;
  return typeof each === "string" && !each.includes("{{") ? each : undefined;
}

/** The page for each entry of a collection, in this language if there is one. */
export function pageOfCollection(
  { pages }: SiteDocument,
  collection: string,
  language?: string,
): PageDocument | undefined {
  const own = pages.filter((page) => collectionOfPage(page) === collection);
  return own.find((page) => page.language === language) ?? own[0];
}

export function addressOfTitle(title: string, options: SlugOptions): string {
  const name = slugOf(title, { longest, ...options });
  return name && `/${name}`;
}

/** An id has only a to z, digits and hyphens; empty for a title without any. */
export function idOfTitle(title: string, options: SlugOptions): string {
  const name = slugOf(title, { longest, ...options })
    .replace(/[^a-z0-9-]+/g, "")
    .replace(/^[^a-z]+|(?<!-)-+$/g, "");
  return name.replace(/-{2,}/g, "-");
}

/** In characters: an address that can still be read out. */
const longest = 60;
