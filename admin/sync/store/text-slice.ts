import { listChanges } from "../../../editing/diff/list-changes.ts";
import { themeStepsIn } from "../../../editing/diff/theme-changes.ts";
import { memoizeLast } from "../../../editing/document/memoize.ts";
import type { EditedSite, SiteDocument } from "../../../editing/document/site-document.ts";
import { sameValue } from "../../../editing/document/value.ts";
import type { History } from "../../../editing/edits/history.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { describeEdit } from "../../../editing/labels/describe-edit.ts";
import { createEntryTexts } from "../../../editing/source-text/create-entry-texts.ts";
import { migrateText } from "../../../editing/source-text/migrate-text.ts";
import { createWriter } from "../../../editing/source-text/write-text.ts";
import { versionsOf } from "../../../schema/versions.ts";
import { saveDraft } from "../drafts/save-draft.ts";
import { changedFiles } from "../saving/changed-files.ts";
import type { EditorDerived } from "../state/editor-state.ts";
import type { SliceContext } from "./slice-context.ts";

export function createTextSlice({ get, options, saved }: SliceContext): EditorDerived {
  const { schemas, migrations, now } = options;
  const writer = memoizeLast((text: string, base: SiteDocument) =>
    createWriter(migrateText(text, base), base),
  );
  const entryTexts = createEntryTexts();
  const changed = memoizeLast(changedFiles);
  const same = memoizeLast(sameValue);
  const looks = memoizeLast(themeStepsIn);
  const changes = memoizeLast((before: EditedSite, after: EditedSite, history: History) =>
    listChanges(before, after, schemas, looks(history)),
  );
  const current = () => currentSite(get().history);
  const describe = (index: number) => {
    const { steps, sites } = get().history;
    const [step, before] = [steps[index], sites[index]];
    return step && before && describeEdit(step.edit, before, schemas);
  };
  const changedEntries = () => changed(get().savedEntries, get().entries);
  const isChanged = () => !same(saved().config, get().document) || changedEntries().length > 0;
  return {
    text(config = get().document) {
      if (same(saved().config, config)) return get().savedText;
      return writer(get().baseText, get().history.base.config)(config);
    },
    entryText: (file, entries = get().entries) => entryTexts(file, { ...get(), entries }),
    changedEntries,
    changes: () => changes(saved(), current(), get().history),
    isChanged,
    isUnsaved: () => isChanged() && !sameValue(get().savedDraft, current()),
    undoable: () => describe(get().history.cursor - 1),
    redoable: () => describe(get().history.cursor),
    draft: () => saveDraft({ ...get(), versions: versionsOf(migrations) }, now()),
  };
}
