import type { Applied } from "../applied.ts";
import type { InsertItem } from "../edit.ts";
import type { SiteDocument } from "../site-document.ts";
import { withList } from "../with-list.ts";

export function insertItem(document: SiteDocument, edit: InsertItem): Applied {
  return {
    document: withList(document, edit, (list) =>
      list.toSpliced(Math.min(Math.max(edit.index, 0), list.length), 0, edit.item),
    ),
  };
}
