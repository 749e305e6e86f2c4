import type { History, Step } from "../../document/history.ts";
import { replaceEntries } from "../../document/replace-site.ts";
import type { EntryDocuments, SiteDocument } from "../../document/site-document.ts";
import { startHistory } from "../../document/start-history.ts";

interface Carried {
  /** The entries that the history stands on. */
  readonly base: EntryDocuments;
  /** What has become of them before the steps: it is kept, as one step. */
  readonly entries: EntryDocuments;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A history on another text of the config. What was done to entries is no part of that, and stays. */
export function historyOnFile(
  config: SiteDocument,
  { base, entries, at }: Carried,
  steps: readonly Step[] = [],
): History {
  const edits = replaceEntries(base, entries);
  const carried: readonly Step[] = edits.length > 0 ? [{ edit: { kind: "batch", edits }, at }] : [];
  return startHistory({ config, entries: base }, [...carried, ...steps]);
}
