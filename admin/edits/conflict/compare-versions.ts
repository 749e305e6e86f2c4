import type { Change } from "../changes/change.ts";
import { editsBetween } from "../changes/edits-between.ts";
import { listChanges } from "../changes/list-changes.ts";
import { currentSite } from "../current-site.ts";
import { rebaseSteps } from "../draft/rebase-steps.ts";
import type { Edit } from "../edit.ts";
import type { History, Step } from "../history.ts";
import { readDocument } from "../read-document.ts";
import { sameValue } from "../same-value.ts";
import type { EditedSite, EntryDocuments, SiteDocument } from "../site-document.ts";
import { describeEdit } from "../words/describe-edit.ts";
import type { Schemas } from "../words/schemas.ts";
import { historyOnFile } from "./history-on-file.ts";
import type { UnplacedEdit } from "./unplaced-edit.ts";

/** Two versions that came from one: the session's, and the file's, which somebody else has changed. */
export interface Conflict {
  readonly fileText: string;
  /** What the session has changed since both were the same, and what the file has. */
  readonly mine: readonly Change[];
  readonly theirs: readonly Change[];
  /** The session's edits repeated on the file, and those that have no place in it. */
  readonly together: History;
  readonly unplaced: readonly UnplacedEdit[];
}

interface Versions {
  /** The text that both came from. */
  readonly savedText: string;
  readonly history: History;
  readonly fileText: string;
}

/** What there is to choose between. Entries are no part of it. Throws a `Refusal` for a file that is no site. */
export function compareVersions({ savedText, history, fileText }: Versions, schemas: Schemas): Conflict {
  const saved = readDocument(savedText);
  const theirs = readDocument(fileText);
  const { entries, steps } = stepsSince(saved, history, schemas);
  const before = { config: saved, entries };
  const { history: rebased, unplaced } = rebaseSteps(steps, before, { config: theirs, entries });
  const carried = { base: history.base.entries, entries, at: steps[0]?.at ?? 0 };
  const now = currentSite(history);
  return {
    fileText,
    mine: listChanges({ config: saved, entries: now.entries }, now, schemas),
    theirs: listChanges(before, { config: theirs, entries }, schemas),
    together: historyOnFile(theirs, carried, rebased.steps),
    unplaced: unplaced.map(({ edit, reason, before: made }) => ({
      edit,
      reason,
      what: describeEdit(edit, made, schemas),
    })),
  };
}

interface Since {
  /** The entries before the steps. */
  readonly entries: EntryDocuments;
  readonly steps: readonly Step[];
}

/** The steps that led from the saved config to the present one; small ones in place of a whole site's. */
function stepsSince(saved: SiteDocument, history: History, schemas: Schemas): Since {
  const { steps, sites, cursor } = history;
  const small = (from: EditedSite, to: EditedSite, at: number) =>
    editsBetween(from, to, schemas).map((edit): Step => ({ edit, at }));
  const start = sites.slice(0, cursor + 1).findLastIndex(({ config }) => sameValue(config, saved));
  const site = sites[start];
  if (!site) {
    // Undone past the save: what is left of the log leads nowhere.
    const now = currentSite(history);
    const from = { ...now, config: saved };
    return { entries: now.entries, steps: small(from, now, steps.at(-1)?.at ?? 0) };
  }
  const since = steps.slice(start, cursor).flatMap((step, offset) => {
    const [from, to] = sites.slice(start + offset, start + offset + 2);
    return isWhole(step.edit) && from && to ? small(from, to, step.at) : [step];
  });
  return { entries: site.entries, steps: since };
}

function isWhole(edit: Edit): boolean {
  return edit.kind === "replace-document" || (edit.kind === "batch" && edit.reason !== undefined);
}
