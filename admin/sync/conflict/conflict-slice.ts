import type { Edit } from "../../../editing/document/edit.ts";
import { EditError } from "../../../editing/document/edit.ts";
import type { EditedSite, SiteDocument } from "../../../editing/document/site-document.ts";
import { updateLinksForMoves } from "../../../editing/document/update-links.ts";
import { sameValue } from "../../../editing/document/value.ts";
import type { EditResult } from "../../../editing/edits/apply-edit.ts";
import type { History, Step } from "../../../editing/edits/history.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { replaceSite } from "../../../editing/edits/replace-site.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { Choice, Conflict } from "../state/conflict.ts";
import type { EditorData, EditorState } from "../state/editor-state.ts";
import { nextSaveState, type SaveEvent } from "../state/save-machine.ts";
import type { UnappliedEdit } from "../state/unapplied-edit.ts";
import { compareVersions, type DocumentReader } from "./compare-versions.ts";
import { historyOnFile } from "./history-on-file.ts";

interface ConflictContext {
  readonly get: () => EditorState;
  readonly set: (state: Partial<EditorState>) => void;
  readonly dispatch: (event: SaveEvent) => void;
  readonly saved: () => EditedSite;
  readonly reader: DocumentReader;
  readonly options: { readonly now: () => number };
}

interface ConflictRecorder {
  record(edit: Edit, options: { readonly isCoalescing: boolean }): EditResult;
  reject(editError: string): EditResult;
  show(history: History, more: Partial<EditorState>): void;
}

type ConflictSlice = Pick<
  EditorState,
  "onFileChanged" | "compare" | "resolve" | "postpone" | "reapply" | "discard"
>;

export function createConflictSlice(context: ConflictContext, recorder: ConflictRecorder): ConflictSlice {
  const { get, set, dispatch, reader } = context;
  const { record, reject, show } = recorder;
  const now = () => context.options.now();
  const discard = (left: UnappliedEdit) =>
    set({ unplaced: get().unplaced.filter((other) => other !== left) });
  return {
    onFileChanged(text) {
      const { savedText, changedText, saving } = get();
      if (saving.state === "conflict") return;
      if (text === savedText) return void (changedText !== undefined && set({ changedText: undefined }));
      if (!sameValue(context.saved().config, get().document)) return set({ changedText: text });
      try {
        show(historyWithFile(get().history, reader.read(text), now()), {
          baseText: text,
          savedText: text,
          changedText: undefined,
          saving: nextSaveState(saving, { type: "follow" }),
        });
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        set({ changedText: text });
      }
    },
    compare() {
      const { changedText } = get();
      if (changedText !== undefined) set(conflictWith(get(), changedText, reader));
    },
    resolve(choice) {
      const { saving, history, readOnly, unplaced } = get();
      if (readOnly !== undefined) return void reject(readOnly);
      if (saving.state !== "conflict") return;
      const { conflict } = saving;
      if (conflict.otherDraft) {
        for (const edit of draftEdits(conflict, choice, currentSite(history)))
          record(edit, { isCoalescing: false });
        if (choice === "both") set({ unplaced: [...unplaced, ...conflict.unplaced] });
        return dispatch({ type: "resolve" });
      }
      show(resolveConflict(conflict, choice, { history, at: now() }), {
        baseText: conflict.fileText,
        savedText: conflict.fileText,
        changedText: undefined,
        saving: nextSaveState(saving, { type: "resolve" }),
        ...(choice === "both" && { unplaced: [...unplaced, ...conflict.unplaced] }),
      });
    },
    postpone: () => dispatch({ type: "postpone" }),
    reapply(left) {
      const result = record(left.edit, { isCoalescing: false });
      if (!("editError" in result)) discard(left);
      return result;
    },
    discard,
  };
}

/** Another text in the file: a choice, or why there is none. */
export function conflictWith(
  versions: EditorData,
  fileText: string,
  reader: DocumentReader,
): Pick<EditorData, "saving" | "changedText"> {
  try {
    const conflict = compareVersions({ ...versions, fileText }, reader);
    return { saving: nextSaveState(versions.saving, { type: "conflict", conflict }), changedText: fileText };
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    const reason = messages.saves.siteUnreadable({ reason: error.message });
    return { saving: nextSaveState(versions.saving, { type: "failed", reason }), changedText: fileText };
  }
}

/** The file's version as a step, so that the previous one can be undone to. */
function historyWithFile(history: History, file: SiteDocument, at: number): History {
  const { config, entries } = currentSite(history);
  const carried = { base: history.base.entries, entries, at };
  if (history.steps.length === 0) return historyOnFile(file, carried);
  return historyOnFile(file, carried, [
    { edit: { kind: "replace-document", document: config, reason: "mine" }, at },
    { edit: { kind: "replace-document", document: file, reason: "file" }, at },
  ]);
}

/** What was not chosen is one undo away. */
function draftEdits({ together, otherDraft }: Conflict, choice: Choice, now: EditedSite): readonly Edit[] {
  const theirs = otherDraft ?? now;
  if (choice === "both") return [replaceSite(now, currentSite(together), "other-device")];
  const taken = replaceSite(now, theirs, "other-device");
  return choice === "theirs" ? [taken] : [taken, replaceSite(theirs, now, "mine")];
}

/** The version that was not chosen becomes a step of the log, so that it is one undo away. Entries stay, but for links. */
export function resolveConflict(
  { together }: Conflict,
  choice: Choice,
  { history, at }: { readonly history: History; readonly at: number },
): History {
  if (choice === "both") return together;
  const file = together.base.config;
  const now = currentSite(history);
  const { config, entries } = now;
  const mine: Step = { edit: { kind: "replace-document", document: config, reason: "mine" }, at };
  const followed = { config: file, entries: updateLinksForMoves(entries, config, file) };
  const theirs: Step = { edit: replaceSite(now, followed, "file"), at };
  const steps = choice === "mine" ? [mine] : [mine, theirs];
  return historyOnFile(file, { base: history.base.entries, entries, at }, steps);
}
