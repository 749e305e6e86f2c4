import { Refusal } from "./refusal.ts";
import type { PageDocument, SiteDocument } from "./site-document.ts";

/** The page with this id. Throws a `Refusal` if there is none. */
export function pageOf(document: SiteDocument, id: string): PageDocument {
  const page = document.pages.find((candidate) => candidate.id === id);
  if (!page) throw new Refusal(`The page “${id}” is not there any more.`);
  return page;
}

/** A document with one page changed. Throws a `Refusal` if there is no such page. */
export function withPage(
  document: SiteDocument,
  id: string,
  change: (page: PageDocument) => PageDocument,
): SiteDocument {
  const page = pageOf(document, id);
  const changed = change(page);
  if (changed === page) return document;
  return { ...document, pages: document.pages.with(document.pages.indexOf(page), changed) };
}
