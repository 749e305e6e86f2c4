import type { Applied } from "../applied.ts";
import type { InsertPage } from "../edit.ts";
import { freshId } from "../fresh-id.ts";
import { freshPath } from "../fresh-path.ts";
import { placedBefore } from "../placed-before.ts";
import type { SiteDocument } from "../site-document.ts";

export function insertPage(document: SiteDocument, { page, before }: Omit<InsertPage, "kind">): Applied {
  const id = freshId(
    page.id,
    document.pages.map((other) => other.id),
  );
  const path = freshPath(page.path, document.pages);
  const added = id === page.id && path === page.path ? page : { ...page, id, path };
  return {
    document: { ...document, pages: placedBefore(document.pages, before, added) },
    added: { page: id },
  };
}
