import type { AppliedToSite } from "../applied.ts";
import type { RemoveEntry } from "../edit.ts";
import type { EditedSite } from "../site-document.ts";
import { withoutEntry } from "../with-entry.ts";

export function removeEntry(site: EditedSite, { file }: RemoveEntry): AppliedToSite {
  return { site: { ...site, entries: withoutEntry(site.entries, file) } };
}
