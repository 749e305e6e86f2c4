import { useState } from "react";
import { frameOfPage, isFrameId } from "../edits/frames.ts";
import type { PageDocument, SiteDocument } from "../edits/site-document.ts";

/** The page that is shown live: the opened one, or beside a frame the last one that was open, if it has that frame. */
export function useLivePage(
  document: SiteDocument,
  opened: PageDocument | undefined,
): PageDocument | undefined {
  const [last, setLast] = useState<string>();
  const isPage = opened !== undefined && !isFrameId(opened.id);
  if (isPage && opened.id !== last) setLast(opened.id);
  if (isPage || !opened) return opened;
  const { pages } = document;
  const has = (page: PageDocument) => frameOfPage(document, page).id === opened.id;
  const before = pages.find(({ id }) => id === last);
  return before && has(before) ? before : (pages.find(has) ?? before ?? pages[0]);
}
