import type { Applied } from "../applied.ts";
import type { DuplicatePage } from "../edit.ts";
import type { SiteDocument } from "../site-document.ts";
import { pageOf } from "../with-page.ts";
import { insertPage } from "./insert-page.ts";

export function duplicatePage(document: SiteDocument, edit: DuplicatePage): Applied {
  const { blocks, publishOn: _, ...fields } = structuredClone(pageOf(document, edit.page));
  const next = document.pages[document.pages.findIndex(({ id }) => id === edit.page) + 1];
  const unlocked = blocks.map(({ lock: _, ...block }) => block);
  const page = { ...fields, draft: true, blocks: unlocked } as Parameters<typeof insertPage>[1]["page"];
  return insertPage(document, { page, ...(next && { before: next.id }) });
}
