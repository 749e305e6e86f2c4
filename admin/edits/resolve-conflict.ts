import { currentSite } from "./current-site.ts";
import { type Rebased, rebaseSteps } from "./draft/rebase-steps.ts";
import type { History, Step } from "./history.ts";
import { readDocument } from "./read-document.ts";
import { replaceSite } from "./replace-site.ts";
import { startHistory } from "./start-history.ts";

/** The steps of a history on another text of the config. Throws a `Refusal` for a text that is no site. */
export function rebasedOn(fileText: string, { base, steps, cursor }: History): Rebased {
  const onto = { ...base, config: readDocument(fileText) };
  return rebaseSteps(steps.slice(0, cursor), base, onto);
}

/**
 * The history on the other text of the config, with `mine` done or, for `theirs`, undone but at hand. What was done
 * to entries is no part of the choice, and stays.
 */
export function historyOn(
  fileText: string,
  history: History,
  { choice, at }: { readonly choice: "mine" | "theirs" | "both"; readonly at: number },
): History {
  if (choice === "both") return rebasedOn(fileText, history).history;
  const { config, entries } = currentSite(history);
  const theirs = { ...history.base, config: readDocument(fileText) };
  const kept = { ...theirs, entries };
  const done: readonly Step[] = entries === theirs.entries ? [] : [{ edit: replaceSite(theirs, kept), at }];
  const mine: Step = { edit: replaceSite(kept, { config, entries }), at };
  return startHistory(theirs, [...done, mine], done.length + (choice === "mine" ? 1 : 0));
}
