import { createStore, type StoreApi } from "zustand/vanilla";
import { configVersion } from "../../schema/page-schema.ts";
import type { Outcome } from "./apply-edit.ts";
import { listChanges } from "./changes/list-changes.ts";
import { currentSite } from "./current-site.ts";
import { saveDraft } from "./draft/save-draft.ts";
import type { Edit } from "./edit.ts";
import type { EditorState, Selection } from "./editor-state.ts";
import type { History } from "./history.ts";
import { moveCursor } from "./move-cursor.ts";
import { readDocument } from "./read-document.ts";
import { recordEdit } from "./record-edit.ts";
import { Refusal } from "./refusal.ts";
import { remembered } from "./remembered.ts";
import { historyOn } from "./resolve-conflict.ts";
import { sameValue } from "./same-value.ts";
import { changedFiles } from "./saving/changed-files.ts";
import { createSaving, type Savers } from "./saving/create-saving.ts";
import type { EntryDocuments, EntryFiles, SiteDocument } from "./site-document.ts";
import { startHistory } from "./start-history.ts";
import { createEntryTexts } from "./text/create-entry-texts.ts";
import { writerOf } from "./text/write-text.ts";
import { describeEdit } from "./words/describe-edit.ts";
import type { Schemas } from "./words/schemas.ts";

interface EditorOptions extends Savers {
  readonly fileText: string;
  /** The files of the entries. */
  readonly entries: EntryFiles;
  readonly schemas: Schemas;
  /** A restored session; without one, the files as they are. */
  readonly restored?: {
    readonly baseText: string;
    readonly baseEntries: Readonly<Record<string, string>>;
    readonly history: History;
  };
  /** Why a text may not be imported, in a sentence; nothing if it may. */
  readonly check: (text: string) => string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The state of one editing session. Everything that touches the world is passed in. Throws a `Refusal` for a file that is no site. */
export function createEditorStore(options: EditorOptions): StoreApi<EditorState> {
  const { fileText, schemas, now } = options;
  const { baseText, history } = options.restored ?? {
    baseText: fileText,
    history: startHistory({ config: readDocument(fileText), entries: documentsOf(options.entries) }),
  };
  const baseEntries = { ...textsOf(options.entries), ...options.restored?.baseEntries };
  // Typing goes on in the last step only as long as nothing else happened.
  let typing = false;
  const writer = remembered(writerOf);
  const parsed = remembered(readDocument);
  const documents = remembered(documentsOf);
  const changed = remembered(changedFiles);
  const changes = remembered(listChanges);
  const saved = remembered((config: SiteDocument, entries: EntryDocuments) => ({ config, entries }));
  const entryTexts = createEntryTexts();

  return createStore<EditorState>()((set, get) => {
    const show = (next: History, more: Partial<EditorState> = {}) => {
      const { config, entries } = currentSite(next);
      set({
        history: next,
        document: config,
        entries,
        refusal: undefined,
        redirect: undefined,
        ...(get().saving.state === "kept" && { saving: { state: "idle" } }),
        ...more,
      });
    };
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
      const { steps, sites } = get().history;
      const [step, before] = [steps[index], sites[index]];
      return step && before && describeEdit(step.edit, before, schemas);
    };
    const text = () => writer(get().baseText, get().history.base.config)(get().document);
    const entryText = (file: string) => entryTexts(file, get());
    const savedSite = () => saved(parsed(get().savedText), documents(get().savedEntries));
    const site = () => currentSite(get().history);
    const changedEntries = () => changed(get().savedEntries, get().entries);
    const configChanged = () => !sameValue(savedSite().config, get().document);
    const saving = createSaving({ getState: get, setState: set }, { ...options, configChanged });

    return {
      history,
      baseText,
      savedText: fileText,
      document: currentSite(history).config,
      baseEntries,
      savedEntries: options.entries,
      entries: currentSite(history).entries,
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
        await saving.save();
      },
      resolve(choice) {
        const { saving: state } = get();
        if (state.state !== "conflict") return;
        typing = false;
        const { fileText: theirs } = state.conflict;
        const next = historyOn(theirs, get().history, { choice, at: now() });
        show(next, { baseText: theirs, savedText: theirs, saving: { state: "idle" } });
      },
      resolveEntry(file, choice) {
        typing = false;
        saving.resolveEntry(file, choice);
      },
      text,
      entryText,
      changedEntries,
      changes: () => changes(savedSite(), site(), schemas),
      isChanged: () => configChanged() || changedEntries().length > 0,
      undoable: () => describe(get().history.cursor - 1),
      redoable: () => describe(get().history.cursor),
      draft: () => saveDraft({ ...get(), schemaVersion: configVersion }, now()),
    };
  });
}

function documentsOf(files: EntryFiles): EntryDocuments {
  return Object.fromEntries(Object.entries(files).map(([file, { document }]) => [file, document]));
}

function textsOf(files: EntryFiles): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).map(([file, { text }]) => [file, text]));
}
