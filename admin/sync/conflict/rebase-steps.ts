import type { Edit, EditTarget } from "../../../editing/document/edit.ts";
import { findPage } from "../../../editing/document/frames.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import { sameValue, valueAt } from "../../../editing/document/value.ts";
import { applyEdit } from "../../../editing/edits/apply-edit.ts";
import type { History, Step } from "../../../editing/edits/history.ts";
import { restoreHistory } from "../../../editing/edits/history.ts";
import { messages } from "../../../editing/messages/messages.ts";

/** A step that could not be repeated. */
interface UnappliedStep {
  readonly edit: Edit;
  /** Why it could not be applied, as a sentence. */
  readonly reason: string;
  /** The site in which the edit was first made, for its description. */
  readonly before: EditedSite;
}

/** The result of repeating steps on another site. */
interface Rebased {
  /** The other site with the steps that could be repeated on it. */
  readonly history: History;
  /** The steps that could not be repeated. */
  readonly unplaced: readonly UnappliedStep[];
}

/** Repeats steps on another site where their target exists and what they change is equal in both; the others are listed. */
export function rebaseSteps(steps: readonly Step[], from: EditedSite, onto: EditedSite): Rebased {
  let mine = from;
  let theirs = onto;
  const placed: Step[] = [];
  const unplaced: UnappliedStep[] = [];
  for (const step of steps) {
    const before = mine;
    const made = applyEdit(before, step.edit);
    if ("editError" in made) continue;
    mine = made.site;
    const touched = touchedValues(theirs, step.edit);
    const alike = sameValue(touchedValues(before, step.edit), touched);
    const isDoneByBoth =
      !alike && isCompared(step.edit) && sameValue(touchedValues(mine, step.edit), touched);
    if (isDoneByBoth) continue;
    const result = applyEdit(theirs, step.edit);
    if ("editError" in result) {
      unplaced.push({ edit: step.edit, reason: result.editError, before });
    } else if (alike) {
      placed.push(step);
      theirs = result.site;
    } else if (result.site !== theirs)
      unplaced.push({ edit: step.edit, reason: messages.editErrors.changedInFile, before });
  }
  return { history: restoreHistory(onto, placed), unplaced };
}

function isCompared(edit: Edit): boolean {
  return edit.kind === "batch" ? edit.edits.every(isCompared) : compared.has(edit.kind);
}

const compared: ReadonlySet<Edit["kind"]> = new Set([
  "set-value",
  "insert-item",
  "remove-item",
  "move-item",
  "duplicate-item",
  "remove-block",
  "set-block-hidden",
  "set-block-lock",
  "set-block-width",
  "set-block-condition",
  "remove-page",
  "set-page-path",
  "insert-entry",
  "remove-entry",
  "replace-entry",
]);

/** What an edit changes or removes: where it differs between two sites, they conflict. */
function touchedValues(site: EditedSite, edit: Edit): unknown {
  const { config: document, entries } = site;
  const page = (id: string) => findPage(document, id);
  const block = (at: { readonly page: string; readonly block: string }) =>
    page(at.page)?.blocks.find(({ id }) => id === at.block);
  const held = (target: EditTarget) => {
    if (target.in === "block") return block(target)?.props;
    if (target.in === "entry") return entries[target.file];
    return target.in === "page" ? page(target.page) : document[target.in];
  };
  switch (edit.kind) {
    case "set-value":
    case "insert-item":
    case "remove-item":
    case "move-item":
    case "duplicate-item":
      return valueAt(held(edit.target), edit.path);
    case "remove-block":
      return block(edit);
    case "set-block-hidden":
      return block(edit)?.hidden;
    case "set-block-lock":
      return block(edit)?.lock;
    case "set-block-width":
      return block(edit)?.width;
    case "set-block-condition":
      return block(edit)?.if;
    case "remove-page":
      return page(edit.page);
    case "set-page-path":
      return page(edit.page)?.path;
    case "insert-entry":
    case "remove-entry":
    case "replace-entry":
      return entries[edit.file];
    case "replace-document":
      return document;
    case "batch":
      return edit.edits.map((inner) => touchedValues(site, inner));
    default:
      return undefined;
  }
}
