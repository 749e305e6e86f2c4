import { editsBetween } from "../../../editing/diff/edits-between.ts";
import { listChanges } from "../../../editing/diff/list-changes.ts";
import type { ReadDocument } from "../../../editing/document/read-document.ts";
import type { EntryDocuments, SiteDocument } from "../../../editing/document/site-document.ts";
import { sameValue } from "../../../editing/document/value.ts";
import type { History, Step } from "../../../editing/edits/history.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { describeEdit } from "../../../editing/labels/describe-edit.ts";
import type { Schemas } from "../../../editing/labels/schema/schemas.ts";
import type { Conflict } from "../state/conflict.ts";
import { historyOnFile } from "./history-on-file.ts";
import { rebaseSteps } from "./rebase-steps.ts";

interface Versions {
  readonly savedText: string;
  readonly history: History;
  readonly fileText: string;
}

/** What it takes to read a config and to describe its changes. */
export interface DocumentReader {
  /** Parses the text of a config and brings it to the current version. Throws an `EditError` if it is invalid. */
  readonly read: ReadDocument;
  /** For the words of changes. */
  readonly schemas: Schemas;
}

export function compareVersions(
  { savedText, history, fileText }: Versions,
  { read, schemas }: DocumentReader,
): Conflict {
  const saved = read(savedText);
  const theirs = read(fileText);
  const repeat = ({ entries, steps }: Since) => {
    const before = { config: saved, entries };
    return { before, steps, rebased: rebaseSteps(steps, before, { config: theirs, entries }) };
  };
  // What was changed and changed back again is no conflict.
  const log = stepsSince(saved, history);
  const logged = log && repeat(log);
  const { before, steps, rebased } =
    logged?.rebased.unplaced.length === 0 ? logged : repeat(changesSince(saved, history, schemas));
  const { entries } = before;
  const carried = { base: history.base.entries, entries, at: steps[0]?.at ?? 0 };
  const now = currentSite(history);
  return {
    fileText,
    mine: listChanges({ config: saved, entries: now.entries }, now, schemas),
    theirs: listChanges(before, { config: theirs, entries }, schemas),
    together: historyOnFile(theirs, carried, rebased.history.steps),
    unplaced: rebased.unplaced.map(({ edit, reason, before: made }) => ({
      edit,
      reason,
      what: describeEdit(edit, made, schemas),
    })),
  };
}

interface Since {
  readonly entries: EntryDocuments;
  readonly steps: readonly Step[];
}

function stepsSince(saved: SiteDocument, { steps, sites, cursor }: History): Since | undefined {
  const start = sites.slice(0, cursor + 1).findLastIndex(({ config }) => sameValue(config, saved));
  const site = sites[start];
  return site && { entries: site.entries, steps: steps.slice(start, cursor) };
}

function changesSince(saved: SiteDocument, history: History, schemas: Schemas): Since {
  const now = currentSite(history);
  const at = history.steps.at(-1)?.at ?? 0;
  const edits = editsBetween({ ...now, config: saved }, now, schemas);
  return { entries: now.entries, steps: edits.map((edit) => ({ edit, at })) };
}
