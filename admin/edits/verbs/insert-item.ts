import type { AppliedToSite } from "../applied.ts";
import type { InsertItem } from "../edit.ts";
import type { EditedSite } from "../site-document.ts";
import { withList } from "../with-list.ts";

export function insertItem(site: EditedSite, edit: InsertItem): AppliedToSite {
  return {
    site: withList(site, edit, (list) =>
      list.toSpliced(Math.min(Math.max(edit.index, 0), list.length), 0, edit.item),
    ),
  };
}
