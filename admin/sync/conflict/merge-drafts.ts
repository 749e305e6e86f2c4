import { editsBetween } from "../../../editing/diff/edits-between.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import { sameValue } from "../../../editing/document/value.ts";
import type { History, Step } from "../../../editing/edits/history.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { describeEdit } from "../../../editing/labels/describe-edit.ts";
import type { Schemas } from "../../../editing/labels/schema/schemas.ts";
import type { UnappliedEdit } from "../state/unapplied-edit.ts";
import { rebaseSteps } from "./rebase-steps.ts";

interface DraftSides {
  readonly ancestor: EditedSite;
  readonly mine: History;
  readonly theirs: EditedSite;
}

/** The result of a merge. */
export interface MergedDrafts {
  /** Their site with the edits that could be applied to it. */
  readonly site: EditedSite;
  /** Edits of this session that could not be applied. */
  readonly unplaced: readonly UnappliedEdit[];
}

/** Their site with the edits of mine on top. What they have changed too is listed, and theirs stays. */
export function mergeDrafts({ ancestor, mine, theirs }: DraftSides, schemas: Schemas): MergedDrafts {
  const repeat = (steps: readonly Step[]) => rebaseSteps(steps, ancestor, theirs);
  const log = stepsSince(ancestor, mine);
  const logged = log && repeat(log);
  // What was changed and changed back again is no conflict.
  const rebased = logged?.unplaced.length === 0 ? logged : repeat(changesSince(ancestor, mine, schemas));
  return {
    site: currentSite(rebased.history),
    unplaced: rebased.unplaced.map(({ edit, reason, before }) => ({
      edit,
      reason,
      what: describeEdit(edit, before, schemas),
    })),
  };
}

function stepsSince(ancestor: EditedSite, { steps, sites, cursor }: History): readonly Step[] | undefined {
  const start = sites.slice(0, cursor + 1).findLastIndex((site) => sameValue(site, ancestor));
  return start === -1 ? undefined : steps.slice(start, cursor);
}

function changesSince(ancestor: EditedSite, mine: History, schemas: Schemas): readonly Step[] {
  const at = mine.steps.at(-1)?.at ?? 0;
  return editsBetween(ancestor, currentSite(mine), schemas).map((edit) => ({ edit, at }));
}
