import type { Applied } from "../applied.ts";
import type { MoveItem } from "../edit.ts";
import type { SiteDocument } from "../site-document.ts";
import { itemAt, withList } from "../with-list.ts";

export function moveItem(document: SiteDocument, edit: MoveItem): Applied {
  return {
    document: withList(document, edit, (list) => {
      const item = itemAt(list, edit.index);
      return list.toSpliced(edit.index, 1).toSpliced(Math.max(edit.to, 0), 0, item);
    }),
  };
}
