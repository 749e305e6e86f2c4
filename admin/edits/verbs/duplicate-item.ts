import type { AppliedToSite } from "../applied.ts";
import type { DuplicateItem } from "../edit.ts";
import type { EditedSite } from "../site-document.ts";
import { itemAt, withList } from "../with-list.ts";

/** Puts a copy behind the item. */
export function duplicateItem(site: EditedSite, edit: DuplicateItem): AppliedToSite {
  return {
    site: withList(site, edit, (list) =>
      list.toSpliced(edit.index + 1, 0, structuredClone(itemAt(list, edit.index))),
    ),
  };
}
