import type { Edit } from "../../../editing/document/edit.ts";
import { EditError } from "../../../editing/document/edit.ts";
import { selectionAfterUndo } from "../../../editing/document/selection.ts";
import { sameValue } from "../../../editing/document/value.ts";
import type { EditResult } from "../../../editing/edits/apply-edit.ts";
import type { History } from "../../../editing/edits/history.ts";
import { currentSite, moveCursor, recordEdit } from "../../../editing/edits/history.ts";
import { replaceSite } from "../../../editing/edits/replace-site.ts";
import { readTokens } from "../../../editing/labels/tokens/read-tokens.ts";
import type { EditorState } from "../state/editor-state.ts";
import { nextSaveState } from "../state/save-machine.ts";
import { unsavedChanges } from "../state/selectors.ts";
import type { SliceContext } from "./slice-context.ts";

interface RecordOptions {
  readonly isCoalescing?: boolean;
  readonly isHeld?: boolean;
  readonly isTyped?: boolean;
}

/** What the slices share to change the log. */
export interface Recorder {
  /** Applies an edit and adds it to the log. */
  record(edit: Edit, options?: RecordOptions): EditResult;
  /** Sets and returns an error; tokens in it are replaced by what they print. */
  reject(editError: string): EditResult;
  /** Makes another log the current one, with any other data that changes at the same time. */
  show(history: History, more?: Partial<EditorState>): void;
}

export function createRecorder({ get, set, options }: SliceContext): Recorder {
  const show: Recorder["show"] = (history, more = {}) => {
    const { config, entries } = currentSite(history);
    set({
      history,
      document: config,
      entries,
      editError: undefined,
      redirect: undefined,
      isTyped: false,
      isCoalescing: false,
      saving: nextSaveState(get().saving, { type: "edit" }),
      ...more,
    });
  };
  const reject: Recorder["reject"] = (editError) => {
    const { document } = get();
    const read = readTokens(editError, { config: document, schemas: options.schemas });
    set({ editError: read });
    return { editError: read };
  };
  return {
    show,
    reject,
    record(edit, { isCoalescing = get().isCoalescing, isHeld = false, isTyped = false } = {}) {
      const { readOnly, history } = get();
      if (readOnly !== undefined) return reject(readOnly);
      const result = recordEdit(history, edit, { at: options.now(), typing: isCoalescing, isHeld });
      if ("editError" in result) return reject(result.editError);
      const { added, redirect } = result.applied;
      show(result.history, { redirect, isTyped, isCoalescing: true, ...(added && { selection: added }) });
      return result.applied;
    },
  };
}

type HistorySlice = Pick<
  EditorState,
  "apply" | "drag" | "type" | "endTyping" | "undo" | "redo" | "select" | "revert" | "revertAll" | "importText"
>;

export function createHistorySlice(context: SliceContext, recorder: Recorder): HistorySlice {
  const { get, set, reader, saved } = context;
  const { record, reject } = recorder;
  const current = () => currentSite(get().history);
  return {
    apply: (edit) => record(edit),
    drag: (edit) => record(edit, { isHeld: true }),
    type: (edit) => record(edit, { isTyped: true }),
    endTyping: () => set({ isCoalescing: false }),
    undo: () => moveBy(context, recorder, -1),
    redo: () => moveBy(context, recorder, 1),
    select(selection) {
      set({ selection, ...(!sameValue(selection, get().selection) && { isCoalescing: false }) });
    },
    revert(key) {
      const change = unsavedChanges(get()).find((other) => other.key === key);
      if (change) record(change.revert, { isCoalescing: false });
    },
    revertAll: () => void record(replaceSite(current(), saved(), "undo-all"), { isCoalescing: false }),
    importText(imported) {
      try {
        return record({ kind: "replace-document", document: reader.read(imported) }, { isCoalescing: false });
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        return reject(error.message);
      }
    },
  };
}

function moveBy({ get }: SliceContext, { reject, show }: Recorder, by: number): void {
  const { readOnly, history, selection } = get();
  if (readOnly !== undefined) return void reject(readOnly);
  const next = moveCursor(history, history.cursor + by);
  const undone = by < 0 ? history.steps[next.cursor]?.edit : undefined;
  show(next, { selection: selectionAfterUndo(selection, undone, currentSite(next).config) });
}
