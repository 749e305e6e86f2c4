import { currentSite } from "../../../editing/edits/history.ts";
import { replaceSite } from "../../../editing/edits/replace-site.ts";
import { onEntriesChanged } from "../drafts/restore-entries.ts";
import { createSaving } from "../saving/create-saving.ts";
import type { EditorState } from "../state/editor-state.ts";
import type { Recorder } from "./history-slice.ts";
import type { SliceContext } from "./slice-context.ts";

type SaveSlice = Pick<
  EditorState,
  "save" | "planSave" | "findProblems" | "onEntriesChanged" | "resolveEntry" | "setReadOnly"
>;

export function createSaveSlice(context: SliceContext, { record, reject, show }: Recorder): SaveSlice {
  const { get, set } = context;
  const saving = createSaving(context);
  return {
    async save() {
      const { readOnly, saving: before } = get();
      if (readOnly !== undefined) return void reject(readOnly);
      if (before.state === "saving") return;
      set({ isCoalescing: false });
      await saving.save();
    },
    planSave: () => saving.plan(),
    findProblems: (check) => saving.problems(check),
    onEntriesChanged(files) {
      const { history, baseEntries, savedEntries } = onEntriesChanged(get(), files);
      if (history === get().history) set({ baseEntries, savedEntries });
      else show(history, { baseEntries, savedEntries });
    },
    resolveEntry(file, choice) {
      const { readOnly } = get();
      if (readOnly !== undefined) return void reject(readOnly);
      const theirs = saving.settle(file);
      if (!theirs || choice === "mine") return;
      const now = currentSite(get().history);
      const next = { ...now, entries: { ...now.entries, [file]: theirs } };
      record(replaceSite(now, next, "file"), { isCoalescing: false });
    },
    setReadOnly: (readOnly) => set({ readOnly, editError: undefined }),
  };
}
