import { createStore, type StoreApi } from "zustand/vanilla";
import { configVersion } from "../../schema/page-schema.ts";
import type { Outcome } from "./apply-edit.ts";
import { listChanges } from "./changes/list-changes.ts";
import { conflictCommands, conflictWith } from "./conflict/conflict-commands.ts";
import { currentDocument } from "./current-document.ts";
import type { RestoredSession } from "./draft/restore-draft.ts";
import { saveDraft } from "./draft/save-draft.ts";
import type { Edit } from "./edit.ts";
import type { EditorData, EditorState, SaveResult, Selection } from "./editor-state.ts";
import type { History } from "./history.ts";
import { moveCursor } from "./move-cursor.ts";
import { readDocument } from "./read-document.ts";
import { recordEdit } from "./record-edit.ts";
import { Refusal } from "./refusal.ts";
import { remembered } from "./remembered.ts";
import { sameValue } from "./same-value.ts";
import { startHistory } from "./start-history.ts";
import { writerOf } from "./text/write-text.ts";
import { describeEdit } from "./words/describe-edit.ts";
import type { Schemas } from "./words/schemas.ts";

interface EditorOptions {
  readonly fileText: string;
  readonly schemas: Schemas;
  /** A restored session; without one, the file as it is. */
  readonly restored?: RestoredSession;
  /** Why a text may not be imported, in a sentence; nothing if it may. */
  readonly check: (text: string) => string | undefined;
  /** Writes the file, if it is still the one whose text is `known`. */
  readonly saveFile: (text: string, known: string) => Promise<SaveResult>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The state of one editing session. Everything that touches the world is passed in. Throws a `Refusal` for a file that is no site. */
export function createEditorStore(options: EditorOptions): StoreApi<EditorState> {
  const { schemas, now } = options;
  // Typing goes on in the last step only as long as nothing else happened.
  let typing = false;
  const writer = remembered(writerOf);
  const parsed = remembered(readDocument);
  const changes = remembered(listChanges);
  const same = remembered(sameValue);

  return createStore<EditorState>()((set, get) => {
    const show = (next: History, more: Partial<EditorState> = {}) => {
      typing = false;
      set({
        history: next,
        document: currentDocument(next),
        refusal: undefined,
        redirect: undefined,
        ...(get().saving.state === "kept" && { saving: { state: "idle" } }),
        ...more,
      });
    };
    const refuse = (refusal: string): Outcome => {
      set({ refusal });
      return { refusal };
    };
    const apply = (edit: Edit, goesOn = typing): Outcome => {
      const { readOnly } = get();
      if (readOnly !== undefined) return refuse(readOnly);
      const outcome = recordEdit(get().history, edit, { at: now(), typing: goesOn });
      if ("refusal" in outcome) return refuse(outcome.refusal);
      const { added, redirect } = outcome.applied;
      show(outcome.history, { redirect, ...(added && { selection: added }) });
      typing = true;
      return outcome.applied;
    };
    const go = (by: number) => {
      const { readOnly, history } = get();
      if (readOnly !== undefined) refuse(readOnly);
      else show(moveCursor(history, history.cursor + by));
    };
    const describe = (index: number) => {
      const { steps, documents } = get().history;
      const [step, before] = [steps[index], documents[index]];
      return step && before && describeEdit(step.edit, before, schemas);
    };
    const saved = () => parsed(get().savedText);
    const isChanged = () => !same(saved(), get().document);

    return {
      ...opened(options),
      apply,
      undo: () => go(-1),
      redo: () => go(1),
      select(selection: Selection) {
        if (!sameValue(selection, get().selection)) typing = false;
        set({ selection });
      },
      revert(key) {
        const change = get()
          .changes()
          .find((other) => other.key === key);
        if (change) apply(change.revert, false);
      },
      revertAll: () => void apply({ kind: "replace-document", document: saved(), reason: "undo-all" }, false),
      importText(imported) {
        try {
          const reason = options.check(imported);
          if (reason !== undefined) throw new Refusal(reason);
          return apply({ kind: "replace-document", document: readDocument(imported) }, false);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return refuse(error.message);
        }
      },
      async save() {
        const { readOnly, saving } = get();
        if (readOnly !== undefined) return void refuse(readOnly);
        if (saving.state === "saving") return;
        typing = false;
        const { document } = get();
        const written = get().text();
        set({ saving: { state: "saving" } });
        const result = await options.saveFile(written, get().savedText).catch(unsaved);
        if (result.kind === "saved")
          set({ savedText: written, changedText: undefined, saving: { state: "idle" } });
        else if (result.kind === "kept") set({ saving: { state: "kept" }, keptDocument: document });
        else if (result.kind === "changed") set(conflictWith(get(), result.fileText, schemas));
        else {
          const { reason, problems } = result;
          set({ saving: { state: "failed", reason, ...(problems && { problems }) } });
        }
      },
      ...conflictCommands({ set, get, show, apply, refuse, schemas, now }),
      setReadOnly: (readOnly) => set({ readOnly, refusal: undefined }),
      text: () =>
        isChanged() ? writer(get().baseText, get().history.base)(get().document) : get().savedText,
      changes: () => changes(saved(), get().document, schemas),
      isChanged,
      isUnsaved: () => isChanged() && !sameValue(get().keptDocument, get().document),
      undoable: () => describe(get().history.cursor - 1),
      redoable: () => describe(get().history.cursor),
      draft: () => saveDraft({ ...get(), schemaVersion: configVersion }, now()),
    };
  });
}

/** What there is at the start: an earlier session that finds the file changed starts with a choice. */
function opened({ fileText, restored, schemas }: EditorOptions): EditorData {
  const history = restored?.history ?? startHistory(readDocument(fileText));
  const savedText = restored?.savedText ?? fileText;
  const data: EditorData = {
    history,
    baseText: restored?.baseText ?? fileText,
    savedText,
    document: currentDocument(history),
    selection: {},
    refusal: undefined,
    redirect: undefined,
    saving: { state: "idle" },
    changedText: undefined,
    unplaced: restored?.unplaced ?? [],
    keptDocument: undefined,
    readOnly: undefined,
  };
  return savedText === fileText ? data : { ...data, ...conflictWith(data, fileText, schemas) };
}

function unsaved(): SaveResult {
  return {
    kind: "failed",
    reason: "The file could not be written. Try again, or export it.",
  };
}
