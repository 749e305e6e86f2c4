import type { Applied } from "../applied.ts";
import type { SetValue } from "../edit.ts";
import { Refusal } from "../refusal.ts";
import type { SiteDocument } from "../site-document.ts";
import { withHolder } from "../with-holder.ts";
import { withValueAt } from "../with-value-at.ts";

export function setValue(document: SiteDocument, { holder, path, value }: SetValue): Applied {
  if (path.length === 0) throw new Refusal("A field is needed to set a value.");
  return { document: withHolder(document, holder, (held) => withValueAt(held, path, () => value)) };
}
