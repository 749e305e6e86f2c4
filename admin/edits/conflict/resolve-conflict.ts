import { currentSite } from "../current-site.ts";
import type { ReplaceReason } from "../edit.ts";
import type { History, Step } from "../history.ts";
import type { SiteDocument } from "../site-document.ts";
import type { Conflict } from "./compare-versions.ts";
import { historyOnFile } from "./history-on-file.ts";

/** Which version goes on: the session's, the file's, or the session's edits on top of the file. */
export type Choice = "mine" | "theirs" | "both";

/**
 * The history that goes on after a choice, on the file's text. The version that was not chosen is an undo away: it is
 * a step of the log, which the next edit does not take away. Entries stay as they are.
 */
export function resolveConflict(
  { together }: Conflict,
  choice: Choice,
  { history, at }: { readonly history: History; readonly at: number },
): History {
  if (choice === "both") return together;
  const file = together.base.config;
  const { config, entries } = currentSite(history);
  const step = (document: SiteDocument, reason: ReplaceReason): Step => ({
    edit: { kind: "replace-document", document, reason },
    at,
  });
  const mine = step(config, "mine");
  const steps = choice === "mine" ? [mine] : [mine, step(file, "file")];
  return historyOnFile(file, { base: history.base.entries, entries, at }, steps);
}
