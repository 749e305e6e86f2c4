import type { Applied } from "../applied.ts";
import type { DuplicateItem } from "../edit.ts";
import type { SiteDocument } from "../site-document.ts";
import { itemAt, withList } from "../with-list.ts";

/** Puts a copy behind the item. */
export function duplicateItem(document: SiteDocument, edit: DuplicateItem): Applied {
  return {
    document: withList(document, edit, (list) =>
      list.toSpliced(edit.index + 1, 0, structuredClone(itemAt(list, edit.index))),
    ),
  };
}
