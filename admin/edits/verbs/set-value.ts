import { messages } from "../../messages/messages.ts";
import type { AppliedToSite } from "../applied.ts";
import type { SetValue } from "../edit.ts";
import { Refusal } from "../refusal.ts";
import type { EditedSite } from "../site-document.ts";
import { withHolder } from "../with-holder.ts";
import { withValueAt } from "../with-value-at.ts";

export function setValue(site: EditedSite, { holder, path, value }: SetValue): AppliedToSite {
  if (path.length === 0) throw new Refusal(messages.refusals.noField);
  return { site: withHolder(site, holder, (held) => withValueAt(held, path, () => value)) };
}
