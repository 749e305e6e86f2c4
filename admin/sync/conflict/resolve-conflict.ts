import { currentSite } from "../../document/current-site.ts";
import type { History, Step } from "../../document/history.ts";
import { updateLinksForMoves } from "../../document/page-moves.ts";
import { replaceSite } from "../../document/replace-site.ts";
import type { Choice, Conflict } from "../state/conflict.ts";
import { historyOnFile } from "./history-on-file.ts";

/** The version that was not chosen becomes a step of the log, so that it is one undo away. Entries stay, but for links. */
export function resolveConflict(
  { together }: Conflict,
  choice: Choice,
  { history, at }: { readonly history: History; readonly at: number },
): History {
  if (choice === "both") return together;
  const file = together.base.config;
  const now = currentSite(history);
  const { config, entries } = now;
  const mine: Step = { edit: { kind: "replace-document", document: config, reason: "mine" }, at };
  const followed = { config: file, entries: updateLinksForMoves(entries, config, file) };
  const theirs: Step = { edit: replaceSite(now, followed, "file"), at };
  const steps = choice === "mine" ? [mine] : [mine, theirs];
  return historyOnFile(file, { base: history.base.entries, entries, at }, steps);
}
