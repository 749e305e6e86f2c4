import type { Change } from "../../../editing/diff/change.ts";
import { listChanges } from "../../../editing/diff/list-changes.ts";
import { themeStepsIn } from "../../../editing/diff/theme-changes.ts";
import { documentsIn } from "../../../editing/document/entry.ts";
import { memoizeLast } from "../../../editing/document/memoize.ts";
import { readDocument } from "../../../editing/document/read-document.ts";
import type {
  EditedSite,
  EntryDocuments,
  EntryFiles,
  SiteDocument,
} from "../../../editing/document/site-document.ts";
import { sameValue } from "../../../editing/document/value.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { describeEdit } from "../../../editing/labels/describe-edit.ts";
import { createEntryTexts } from "../../../editing/source-text/create-entry-texts.ts";
import { migrateText } from "../../../editing/source-text/migrate-text.ts";
import { createWriter } from "../../../editing/source-text/write-text.ts";
import type { EditorData } from "./editor-state.ts";

type SavedFiles = Pick<EditorData, "savedText" | "savedEntries" | "migrations">;
type EditedSiteData = SavedFiles & Pick<EditorData, "document" | "entries">;

const parsed = memoizeLast(readDocument);
const documents = memoizeLast(documentsIn);
const site = memoizeLast(
  (config: SiteDocument, entries: EntryDocuments): EditedSite => ({ config, entries }),
);
const same = memoizeLast(sameValue);
const changed = memoizeLast(changedFiles);
const writer = memoizeLast((text: string, base: SiteDocument) => createWriter(migrateText(text, base), base));
const textOf = createEntryTexts();
const themeSteps = memoizeLast(themeStepsIn);
const listed = memoizeLast(listChanges);

/** The site as in `savedText` and `savedEntries`. */
export function savedSite({ savedText, savedEntries, migrations }: SavedFiles): EditedSite {
  return site(parsed(savedText, migrations), documents(savedEntries));
}

/** The text of the config file as a save would write it, with the formatting of `baseText`. */
export function configText(
  state: SavedFiles & Pick<EditorData, "document" | "baseText" | "history">,
): string {
  const { document, savedText, baseText, history } = state;
  if (same(savedSite(state).config, document)) return savedText;
  return writer(baseText, history.base.config)(document);
}

/** The text of an entry's file as a save would write it; undefined if the file is deleted. */
export function entryText(
  state: Pick<EditorData, "entries" | "savedEntries" | "baseEntries">,
  file: string,
): string | undefined {
  return textOf(file, state);
}

/** The files of entries that differ from `savedEntries`, including created and deleted ones. */
export function changedEntries({
  savedEntries,
  entries,
}: Pick<EditorData, "savedEntries" | "entries">): readonly string[] {
  return changed(savedEntries, entries);
}

export function changedFiles(saved: EntryFiles, entries: EntryDocuments): readonly string[] {
  const present = Object.entries(entries).flatMap(([file, entry]) =>
    sameValue(saved[file]?.document, entry) ? [] : [file],
  );
  const deleted = Object.keys(saved).filter((file) => !Object.hasOwn(entries, file));
  return [...present, ...deleted];
}

/** The unsaved changes in words, each with the edit that reverts it. */
export function unsavedChanges(
  state: SavedFiles & Pick<EditorData, "history" | "schemas">,
): readonly Change[] {
  const { history, schemas } = state;
  return listed(savedSite(state), currentSite(history), schemas, themeSteps(history));
}

/** Whether the site differs from the saved files. */
export function hasChanges(state: EditedSiteData): boolean {
  return !same(savedSite(state).config, state.document) || changedEntries(state).length > 0;
}

/** Whether there are changes that the user has saved neither to files nor to this browser's draft. */
export function hasUnsavedChanges(
  state: EditedSiteData & Pick<EditorData, "savedDraft" | "history">,
): boolean {
  return hasChanges(state) && !sameValue(state.savedDraft, currentSite(state.history));
}

/** The step that `undo` would undo, in words; undefined if there is none. */
export function undoLabel(state: Pick<EditorData, "history" | "schemas">): string | undefined {
  return describeStep(state, state.history.cursor - 1);
}

/** The step that `redo` would repeat, in words; undefined if there is none. */
export function redoLabel(state: Pick<EditorData, "history" | "schemas">): string | undefined {
  return describeStep(state, state.history.cursor);
}

function describeStep(
  { history: { steps, sites }, schemas }: Pick<EditorData, "history" | "schemas">,
  index: number,
): string | undefined {
  const [step, before] = [steps[index], sites[index]];
  return step && before && describeEdit(step.edit, before, schemas);
}
