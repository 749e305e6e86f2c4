import type { ReplaceDocument } from "../edit.ts";
import type { History, Step } from "../history.ts";
import { readDocument } from "../read-document.ts";
import type { SiteDocument } from "../site-document.ts";
import { startHistory } from "../start-history.ts";
import type { Conflict } from "./compare-versions.ts";

/** Which version goes on: the session's, the file's, or the session's edits on top of the file. */
export type Choice = "mine" | "theirs" | "both";

/**
 * The history that goes on after a choice, on the file's text. The version that was not chosen is an undo away: it is
 * a step of the log, which the next edit does not take away.
 */
export function resolveConflict(
  { fileText, together }: Conflict,
  choice: Choice,
  { document, at }: { readonly document: SiteDocument; readonly at: number },
): History {
  if (choice === "both") return together;
  const file = readDocument(fileText);
  const step = (of: SiteDocument, reason: ReplaceDocument["reason"]): Step => ({
    edit: { kind: "replace-document", document: of, ...(reason && { reason }) },
    at,
  });
  const mine = step(document, "mine");
  return startHistory(file, choice === "mine" ? [mine] : [mine, step(file, "file")]);
}
