import { createStore, type StoreApi } from "zustand/vanilla";
import { configVersion } from "../../schema/page-schema.ts";
import type { Outcome } from "./apply-edit.ts";
import { listChanges } from "./changes/list-changes.ts";
import { currentDocument } from "./current-document.ts";
import { type Rebased, rebaseSteps } from "./draft/rebase-steps.ts";
import { saveDraft } from "./draft/save-draft.ts";
import type { Edit } from "./edit.ts";
import type { EditorState, SaveResult, Saving, Selection } from "./editor-state.ts";
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
  readonly restored?: { readonly baseText: string; readonly history: History };
  /** Why a text may not be imported, in a sentence; nothing if it may. */
  readonly check: (text: string) => string | undefined;
  /** Writes the file, if it is still the one whose text is `known`. */
  readonly saveFile: (text: string, known: string) => Promise<SaveResult>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The state of one editing session. Everything that touches the world is passed in. Throws a `Refusal` for a file that is no site. */
export function createEditorStore(options: EditorOptions): StoreApi<EditorState> {
  const { fileText, schemas, now } = options;
  const { baseText, history } = options.restored ?? {
    baseText: fileText,
    history: startHistory(readDocument(fileText)),
  };
  // Typing goes on in the last step only as long as nothing else happened.
  let typing = false;
  const writer = remembered(writerOf);
  const parsed = remembered(readDocument);
  const changes = remembered(listChanges);

  return createStore<EditorState>()((set, get) => {
    const show = (next: History, more: Partial<EditorState> = {}) =>
      set({
        history: next,
        document: currentDocument(next),
        refusal: undefined,
        redirect: undefined,
        ...(get().saving.state === "kept" && { saving: { state: "idle" } }),
        ...more,
      });
    const apply = (edit: Edit, goesOn = typing): Outcome => {
      const outcome = recordEdit(get().history, edit, { at: now(), typing: goesOn });
      if ("refusal" in outcome) {
        set({ refusal: outcome.refusal });
        return outcome;
      }
      const { added, redirect } = outcome.applied;
      show(outcome.history, { redirect, ...(added && { selection: added }) });
      typing = true;
      return outcome.applied;
    };
    const go = (by: number) => {
      typing = false;
      show(moveCursor(get().history, get().history.cursor + by));
    };
    const describe = (index: number) => {
      const { steps, documents } = get().history;
      const [step, before] = [steps[index], documents[index]];
      return step && before && describeEdit(step.edit, before, schemas);
    };
    const text = () => writer(get().baseText, get().history.base)(get().document);
    const saved = () => parsed(get().savedText);

    return {
      history,
      baseText,
      savedText: fileText,
      document: currentDocument(history),
      selection: {},
      refusal: undefined,
      redirect: undefined,
      saving: { state: "idle" },
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
      importText(imported) {
        try {
          const reason = options.check(imported);
          if (reason !== undefined) throw new Refusal(reason);
          return apply({ kind: "replace-document", document: readDocument(imported) }, false);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          set({ refusal: error.message });
          return { refusal: error.message };
        }
      },
      async save() {
        if (get().saving.state === "saving") return;
        typing = false;
        const written = text();
        set({ saving: { state: "saving" } });
        const result = await options.saveFile(written, get().savedText).catch(unsaved);
        if (result.kind === "saved") set({ savedText: written, saving: { state: "idle" } });
        else if (result.kind === "kept") set({ saving: { state: "kept" } });
        else if (result.kind === "failed") {
          const { reason, problems } = result;
          set({ saving: { state: "failed", reason, ...(problems && { problems }) } });
        } else set({ saving: conflictWith(result.fileText, get().history) });
      },
      resolve(choice) {
        const { saving, document } = get();
        if (saving.state !== "conflict") return;
        typing = false;
        const { fileText: theirs } = saving.conflict;
        const mine = { edit: { kind: "replace-document", document }, at: now() } as const;
        const alone = startHistory(readDocument(theirs), [mine], choice === "mine" ? 1 : 0);
        const next = choice === "both" ? rebased(theirs, get().history).history : alone;
        show(next, { baseText: theirs, savedText: theirs, saving: { state: "idle" } });
      },
      text,
      changes: () => changes(saved(), get().document, schemas),
      isChanged: () => !sameValue(saved(), get().document),
      undoable: () => describe(get().history.cursor - 1),
      redoable: () => describe(get().history.cursor),
      draft: () => saveDraft({ ...get(), schemaVersion: configVersion }, now()),
    };
  });
}

function rebased(fileText: string, { base, steps, cursor }: History): Rebased {
  return rebaseSteps(steps.slice(0, cursor), base, readDocument(fileText));
}

function conflictWith(fileText: string, history: History): Saving {
  try {
    return { state: "conflict", conflict: { fileText, ...rebased(fileText, history) } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { state: "failed", reason: `The file was changed meanwhile and can't be read. ${error.message}` };
  }
}

function unsaved(): SaveResult {
  return {
    kind: "failed",
    reason: "The file could not be written. The draft in this browser has everything.",
  };
}
