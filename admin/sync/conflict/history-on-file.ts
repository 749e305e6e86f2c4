import type { EntryDocuments, SiteDocument } from "../../../editing/document/site-document.ts";
import type { History, Step } from "../../../editing/edits/history.ts";
import { restoreHistory } from "../../../editing/edits/history.ts";
import { replaceEntries } from "../../../editing/edits/replace-site.ts";

interface Carried {
  readonly base: EntryDocuments;
  readonly entries: EntryDocuments;
  readonly at: number;
}

/** Moves a history to another text of the config. Edits of entries stay. */
export function historyOnFile(
  config: SiteDocument,
  { base, entries, at }: Carried,
  steps: readonly Step[] = [],
): History {
  const edits = replaceEntries(base, entries);
  const carried: readonly Step[] = edits.length > 0 ? [{ edit: { kind: "batch", edits }, at }] : [];
  return restoreHistory({ config, entries: base }, [...carried, ...steps]);
}
