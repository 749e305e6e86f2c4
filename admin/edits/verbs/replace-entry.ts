import type { AppliedToSite } from "../applied.ts";
import type { ReplaceEntry } from "../edit.ts";
import { sharedWith } from "../shared-with.ts";
import type { EditedSite } from "../site-document.ts";
import { withEntry } from "../with-entry.ts";

export function replaceEntry(site: EditedSite, { file, entry }: ReplaceEntry): AppliedToSite {
  const entries = withEntry(site.entries, file, (known) => sharedWith(known, entry));
  return { site: entries === site.entries ? site : { ...site, entries } };
}
