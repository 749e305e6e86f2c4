import type { Change } from "../changes/change.ts";
import { editsBetween } from "../changes/edits-between.ts";
import { listChanges } from "../changes/list-changes.ts";
import { currentDocument } from "../current-document.ts";
import { type Rebased, rebaseSteps } from "../draft/rebase-steps.ts";
import type { History } from "../history.ts";
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
  const { history: together, unplaced } = rebased({ before, theirs }, history, schemas);
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

/**
 * The steps since the save on top of the file. Where one finds no place, it is what they come to that is put there: of
 * something that was changed three times and back again, nothing is left to see to.
 */
function rebased(
  { before, theirs }: { readonly before: SiteDocument; readonly theirs: SiteDocument },
  history: History,
  schemas: Schemas,
): Rebased {
  const { steps, documents, cursor } = history;
  const start = documents.slice(0, cursor + 1).findLastIndex((document) => sameValue(document, before));
  const log = start < 0 ? [] : steps.slice(start, cursor);
  const repeated = rebaseSteps(log, before, theirs);
  if (start >= 0 && repeated.unplaced.length === 0) return repeated;
  const at = steps.at(-1)?.at ?? 0;
  const net = editsBetween(before, currentDocument(history), schemas).map((edit) => ({ edit, at }));
  return rebaseSteps(net, before, theirs);
}
