import type { Change } from "../changes/change.ts";
import { editsBetween } from "../changes/edits-between.ts";
import { listChanges } from "../changes/list-changes.ts";
import { currentDocument } from "../current-document.ts";
import { rebaseSteps } from "../draft/rebase-steps.ts";
import type { History, Step } from "../history.ts";
import { readDocument } from "../read-document.ts";
import { sameValue } from "../same-value.ts";
import type { SiteDocument } from "../site-document.ts";
import { describeEdit } from "../words/describe-edit.ts";
import type { Schemas } from "../words/schemas.ts";
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

/** What there is to choose between. Throws a `Refusal` for a file that is no site. */
export function compareVersions({ savedText, history, fileText }: Versions, schemas: Schemas): Conflict {
  const before = readDocument(savedText);
  const theirs = readDocument(fileText);
  const { history: together, unplaced } = rebaseSteps(stepsSince(before, history, schemas), before, theirs);
  return {
    fileText,
    mine: listChanges(before, currentDocument(history), schemas),
    theirs: listChanges(before, theirs, schemas),
    together,
    unplaced: unplaced.map(({ edit, reason, before: made }) => ({
      edit,
      reason,
      what: describeEdit(edit, made, schemas),
    })),
  };
}

/** The steps that led from the saved document to the present one; small ones in place of a whole document's. */
function stepsSince(saved: SiteDocument, history: History, schemas: Schemas): readonly Step[] {
  const { steps, documents, cursor } = history;
  const small = (from: SiteDocument, to: SiteDocument, at: number) =>
    editsBetween(from, to, schemas).map((edit): Step => ({ edit, at }));
  const start = documents.slice(0, cursor + 1).findLastIndex((document) => sameValue(document, saved));
  // Undone past the save: what is left of the log leads nowhere.
  if (start < 0) return small(saved, currentDocument(history), steps.at(-1)?.at ?? 0);
  return steps.slice(start, cursor).flatMap((step, offset) => {
    const [from, to] = documents.slice(start + offset, start + offset + 2);
    return step.edit.kind === "replace-document" && from && to ? small(from, to, step.at) : [step];
  });
}
