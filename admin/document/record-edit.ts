import type { AppliedToSite } from "./applied.ts";
import { applyEdit } from "./apply-edit.ts";
import { coalesce } from "./coalesce.ts";
import { currentSite } from "./current-site.ts";
import type { Edit } from "./edit.ts";
import type { History } from "./history.ts";
import { printableEdit } from "./printable-edit.ts";
import type { EditedSite } from "./site-document.ts";

interface RecordOptions {
  readonly at: number;
  /** Whether typing may continue the last step; not after an undo, a save or a change of field. */
  readonly typing?: boolean;
  /** Whether it continues the last step, however long ago, as while a slider is dragged. */
  readonly isHeld?: boolean;
}

export function recordEdit(
  history: History,
  given: Edit,
  { at, typing = false, isHeld = false }: RecordOptions,
): { readonly history: History; readonly applied: AppliedToSite } | { readonly editError: string } {
  const edit = printableEdit(given);
  const before = currentSite(history);
  const result = applyEdit(before, edit);
  if ("editError" in result) return result;
  if (result.site === before) return { history, applied: result };
  const { base, cursor } = history;
  const previous = cursor === history.steps.length ? history.steps[cursor - 1] : undefined;
  const step = { edit: loggedEdit(edit, before, result.site), at };
  const joined = typing && previous ? coalesce(previous, step, isHeld) : undefined;
  const kept = joined ? cursor - 1 : cursor;
  return {
    history: {
      base,
      steps: [...history.steps.slice(0, kept), joined ?? step],
      cursor: kept + 1,
      sites: [...history.sites.slice(0, kept + 1), result.site],
    },
    applied: result,
  };
}

function loggedEdit(edit: Edit, before: EditedSite, after: EditedSite): Edit {
  const changed = () =>
    Object.keys(after.entries).filter((file) => after.entries[file] !== before.entries[file]);
  const logged = (made: Edit): Edit => {
    if (made.kind === "batch") return { ...made, edits: made.edits.map(logged) };
    const follows = made.kind === "set-page-path" || made.kind === "show-picture";
    return follows ? { entries: changed(), ...made } : made;
  };
  return logged(edit);
}
