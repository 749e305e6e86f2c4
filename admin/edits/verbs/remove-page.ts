import { messages } from "../../messages/messages.ts";
import type { Applied } from "../applied.ts";
import type { RemovePage } from "../edit.ts";
import { Refusal } from "../refusal.ts";
import { refuseLocked } from "../refuse-locked.ts";
import type { SiteDocument } from "../site-document.ts";
import { pageOf } from "../with-page.ts";

/** The last page stays, and so does a page with a locked block on it. */
export function removePage(document: SiteDocument, edit: RemovePage): Applied {
  const page = pageOf(document, edit.page);
  if (document.pages.length === 1) throw new Refusal(messages.refusals.lastPage);
  for (const block of page.blocks) refuseLocked(block, "layout");
  return { document: { ...document, pages: document.pages.filter((other) => other !== page) } };
}
