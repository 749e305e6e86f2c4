import { messages } from "../messages/messages.ts";
import type { Holder, ValuePath } from "./edit.ts";
import { Refusal } from "./refusal.ts";
import type { EditedSite } from "./site-document.ts";
import { withHolder } from "./with-holder.ts";
import { withValueAt } from "./with-value-at.ts";

interface ListAddress {
  readonly holder: Holder;
  readonly path: ValuePath;
}

/** A site with one list changed; a missing one counts as empty. Throws a `Refusal` if it is no list. */
export function withList(
  site: EditedSite,
  { holder, path }: ListAddress,
  change: (list: readonly unknown[]) => readonly unknown[],
): EditedSite {
  return withHolder(site, holder, (held) =>
    withValueAt(held, path, (list = []) => {
      if (!Array.isArray(list)) throw new Refusal(messages.refusals.listGone);
      return change(list);
    }),
  );
}

/** The item at an index. Throws a `Refusal` if there is none. */
export function itemAt(list: readonly unknown[], index: number): unknown {
  if (index < 0 || index >= list.length) throw new Refusal(messages.refusals.itemGone);
  return list[index];
}
