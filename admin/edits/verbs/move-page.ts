import type { Applied } from "../applied.ts";
import type { MovePage } from "../edit.ts";
import { placedBefore } from "../placed-before.ts";
import type { SiteDocument } from "../site-document.ts";
import { pageOf } from "../with-page.ts";

export function movePage(document: SiteDocument, edit: MovePage): Applied {
  const page = pageOf(document, edit.page);
  if (edit.before === page.id) return { document };
  const others = document.pages.filter((other) => other !== page);
  const pages = placedBefore(others, edit.before, page);
  const stayed = pages.every((at, index) => at === document.pages[index]);
  return { document: stayed ? document : { ...document, pages } };
}
