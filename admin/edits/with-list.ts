import { messages } from "../messages/messages.ts";
import type { EditTarget, ValuePath } from "./edit.ts";
import { EditError } from "./edit-error.ts";
import type { EditedSite } from "./site-document.ts";
import { withTarget } from "./with-target.ts";
import { withValueAt } from "./with-value-at.ts";

interface ListAddress {
  readonly target: EditTarget;
  readonly path: ValuePath;
}

/** A site with one list changed; a missing one counts as empty. Throws an `EditError` if it is no list. */
export function withList(
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

/** The item at an index. Throws an `EditError` if there is none. */
export function itemAt(list: readonly unknown[], index: number): unknown {
  if (index < 0 || index >= list.length) throw new EditError(messages.editErrors.itemGone);
  return list[index];
}
