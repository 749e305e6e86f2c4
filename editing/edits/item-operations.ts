import type {
  AppliedToSite,
  DuplicateItem,
  EditTarget,
  InsertItem,
  MoveItem,
  RemoveItem,
  ValuePath,
} from "../document/edit.ts";
import { EditError } from "../document/edit.ts";
import type { EditedSite } from "../document/site-document.ts";
import { withTarget } from "../document/target.ts";
import { withValueAt } from "../document/value.ts";
import { messages } from "../messages/messages.ts";

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

export function duplicateItem(site: EditedSite, edit: DuplicateItem): AppliedToSite {
  return {
    site: withList(site, edit, (list) =>
      list.toSpliced(edit.index + 1, 0, structuredClone(itemAt(list, edit.index))),
    ),
  };
}

interface ListAddress {
  readonly target: EditTarget;
  readonly path: ValuePath;
}

function withList(
  site: EditedSite,
  { target, path }: ListAddress,
  change: (list: readonly unknown[]) => readonly unknown[],
): EditedSite {
  return withTarget(site, target, (held) =>
    withValueAt(held, path, (list = []) => {
      if (!Array.isArray(list)) throw new EditError(messages.editErrors.listGone);
      return change(list);
    }),
  );
}

function itemAt(list: readonly unknown[], index: number): unknown {
  if (index < 0 || index >= list.length) throw new EditError(messages.editErrors.itemGone);
  return list[index];
}
