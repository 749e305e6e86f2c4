import type { AppliedToSite } from "../applied.ts";
import type { MoveItem } from "../edit.ts";
import type { EditedSite } from "../site-document.ts";
import { itemAt, withList } from "../with-list.ts";

export function moveItem(site: EditedSite, edit: MoveItem): AppliedToSite {
  return {
    site: withList(site, edit, (list) => {
      const item = itemAt(list, edit.index);
      return list.toSpliced(edit.index, 1).toSpliced(Math.max(edit.to, 0), 0, item);
    }),
  };
}
