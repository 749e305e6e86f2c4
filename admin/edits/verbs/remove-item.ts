import type { Applied } from "../applied.ts";
import type { RemoveItem } from "../edit.ts";
import type { SiteDocument } from "../site-document.ts";
import { itemAt, withList } from "../with-list.ts";

export function removeItem(document: SiteDocument, edit: RemoveItem): Applied {
  return {
    document: withList(document, edit, (list) => {
      itemAt(list, edit.index);
      return list.toSpliced(edit.index, 1);
    }),
  };
}
