import type { AppliedToSite } from "../applied.ts";
import type { RemoveItem } from "../edit.ts";
import type { EditedSite } from "../site-document.ts";
import { itemAt, withList } from "../with-list.ts";

export function removeItem(site: EditedSite, edit: RemoveItem): AppliedToSite {
  return {
    site: withList(site, edit, (list) => {
      itemAt(list, edit.index);
      return list.toSpliced(edit.index, 1);
    }),
  };
}
