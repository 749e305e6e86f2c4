import { messages } from "../messages/messages.ts";
import { EditError } from "./edit-error.ts";
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
