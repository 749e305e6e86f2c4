import type { AppliedToSite } from "../applied.ts";
import type { DuplicateItem, InsertItem, MoveItem, RemoveItem } from "../edit.ts";
import type { EditedSite } from "../site-document.ts";
import { itemAt, withList } from "../with-list.ts";

export function insertItem(site: EditedSite, edit: InsertItem): AppliedToSite {
  return {
    site: withList(site, edit, (list) =>
      list.toSpliced(Math.min(Math.max(edit.index, 0), list.length), 0, edit.item),
    ),
  };
}

export function removeItem(site: EditedSite, edit: RemoveItem): AppliedToSite {
  return {
    site: withList(site, edit, (list) => {
      itemAt(list, edit.index);
      return list.toSpliced(edit.index, 1);
    }),
  };
}

export function moveItem(site: EditedSite, edit: MoveItem): AppliedToSite {
  return {
    site: withList(site, edit, (list) => {
      const item = itemAt(list, edit.index);
      return list.toSpliced(edit.index, 1).toSpliced(Math.max(edit.to, 0), 0, item);
    }),
  };
}

/** Puts a copy behind the item. */
export function duplicateItem(site: EditedSite, edit: DuplicateItem): AppliedToSite {
  return {
    site: withList(site, edit, (list) =>
      list.toSpliced(edit.index + 1, 0, structuredClone(itemAt(list, edit.index))),
    ),
  };
}
