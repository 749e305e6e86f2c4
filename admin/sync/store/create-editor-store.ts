import { createStore, type StoreApi } from "zustand/vanilla";
import type { Migrations } from "../../../schema/migrations.ts";
import { versionsOf } from "../../../schema/versions.ts";
import { listChanges } from "../../diff/list-changes.ts";
import { looksIn } from "../../diff/look-changes.ts";
import type { Outcome } from "../../document/apply-edit.ts";
import { currentSite } from "../../document/current-site.ts";
import type { Edit } from "../../document/edit.ts";
import { EditError } from "../../document/edit-error.ts";
import { documentsIn } from "../../document/entry-file.ts";
import { type History, newHistory } from "../../document/history.ts";
import { memoizeLast } from "../../document/memoize-last.ts";
import { moveCursor } from "../../document/move-cursor.ts";
import { readDocument } from "../../document/read-document.ts";
import { recordEdit } from "../../document/record-edit.ts";
import { replaceSite } from "../../document/replace-site.ts";
import { sameValue } from "../../document/same-value.ts";
import type { Selection } from "../../document/selection.ts";
import { selectionAfterUndo } from "../../document/selection-after-undo.ts";
import type { EditedSite, EntryDocuments, EntryFiles, SiteDocument } from "../../document/site-document.ts";
import { describeEdit } from "../../labels/describe-edit.ts";
import type { Schemas } from "../../labels/schema/schemas.ts";
import { createEntryTexts } from "../../source-text/create-entry-texts.ts";
import { migrateText } from "../../source-text/migrate-text.ts";
import { writerOf } from "../../source-text/write-text.ts";
import type { Reading } from "../conflict/compare-versions.ts";
import { conflictCommands, conflictWith } from "../conflict/conflict-commands.ts";
import type { RestoredSession } from "../drafts/restore-draft.ts";
import { onEntriesChanged as followEntries } from "../drafts/restore-entries.ts";
import { saveDraft } from "../drafts/save-draft.ts";
import { changedFiles } from "../saving/changed-files.ts";
import { createSaving } from "../saving/create-saving.ts";
import { conflictsWith } from "../saving/entry-conflicts.ts";
import type { Savers } from "../saving/savers.ts";
import { type EditorData, type EditorState, isOutdated } from "../state/editor-state.ts";

interface EditorOptions extends Savers {
  readonly fileText: string;
  /** The files of the entries. */
  readonly entries: EntryFiles;
  readonly schemas: Schemas;
  readonly migrations: Migrations;
  /** A restored session; without one, the files as they are. */
  readonly restored?: RestoredSession;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The state of one editing session. Everything that touches the world is passed in. Throws an `EditError` for a file that is no site. */
export function createEditorStore(options: EditorOptions): StoreApi<EditorState> {
  const { schemas, migrations, now } = options;
  const reading: Reading = { read: (text) => readDocument(text, migrations), schemas };
  // Typing goes on in the last step only as long as nothing else happened.
  let typing = false;
  const writer = memoizeLast((text: string, base: SiteDocument) => {
    return writerOf(migrateText(text, base), base);
  });
  const parsed = memoizeLast(reading.read);
  const documents = memoizeLast(documentsIn);
  const changed = memoizeLast(changedFiles);
  const changes = memoizeLast((before: EditedSite, now: EditedSite, history: History) =>
    listChanges(before, now, schemas, looks(history)),
  );
  const looks = memoizeLast((history: History) => looksIn(history));
  const same = memoizeLast(sameValue);
  const site = memoizeLast((config: SiteDocument, entries: EntryDocuments) => ({ config, entries }));
  const entryTexts = createEntryTexts();

  return createStore<EditorState>()((set, get) => {
    const show = (next: History, more: Partial<EditorState> = {}) => {
      typing = false;
      const { config, entries } = currentSite(next);
      set({
        history: next,
        document: config,
        entries,
        editError: undefined,
        redirect: undefined,
        isTyped: false,
        ...(isOutdated(get().saving) && { saving: { state: "idle" } }),
        ...more,
      });
    };
    const refuse = (editError: string): Outcome => {
      set({ editError });
      return { editError };
    };
    const apply = (edit: Edit, goesOn = typing, { isHeld = false, isTyped = false } = {}): Outcome => {
      const { readOnly } = get();
      if (readOnly !== undefined) return refuse(readOnly);
      const outcome = recordEdit(get().history, edit, { at: now(), typing: goesOn, isHeld });
      if ("editError" in outcome) return refuse(outcome.editError);
      const { added, redirect } = outcome.applied;
      show(outcome.history, { redirect, isTyped, ...(added && { selection: added }) });
      typing = true;
      return outcome.applied;
    };
    const go = (by: number) => {
      const { readOnly, history, selection } = get();
      if (readOnly !== undefined) return void refuse(readOnly);
      const next = moveCursor(history, history.cursor + by);
      const undone = by < 0 ? history.steps[next.cursor]?.edit : undefined;
      show(next, { selection: selectionAfterUndo(selection, undone, currentSite(next).config) });
    };
    const describe = (index: number) => {
      const { steps, sites } = get().history;
      const [step, before] = [steps[index], sites[index]];
      return step && before && describeEdit(step.edit, before, schemas);
    };
    const saved = () => site(parsed(get().savedText), documents(get().savedEntries));
    const current = () => currentSite(get().history);
    const text: EditorState["text"] = (config = get().document) =>
      same(saved().config, config)
        ? get().savedText
        : writer(get().baseText, get().history.base.config)(config);
    const entryText: EditorState["entryText"] = (file, entries = get().entries) =>
      entryTexts(file, { ...get(), entries });
    const configChanged = () => !same(saved().config, get().document);
    const changedEntries = () => changed(get().savedEntries, get().entries);
    const isChanged = () => configChanged() || changedEntries().length > 0;
    const saving = memoizeLast(() =>
      createSaving({ ...options, ...{ get, set, reading, saved }, ...{ text, entryText } }),
    );
    const conflicts = memoizeLast(() =>
      conflictCommands({ set, get, show, apply, refuse, configChanged, reading, now }),
    );

    return {
      ...openData({ ...options, reading }),
      apply: (edit) => apply(edit),
      hold: (edit) => apply(edit, typing, { isHeld: true }),
      type: (edit) => apply(edit, typing, { isTyped: true }),
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
      revertAll: () => void apply(replaceSite(current(), saved(), "undo-all"), false),
      importText(imported) {
        try {
          return apply({ kind: "replace-document", document: reading.read(imported) }, false);
        } catch (error) {
          if (!(error instanceof EditError)) throw error;
          return refuse(error.message);
        }
      },
      async save() {
        const { readOnly, saving: before } = get();
        if (readOnly !== undefined) return void refuse(readOnly);
        if (before.state === "saving") return;
        typing = false;
        await saving().save();
      },
      planSave: () => saving().plan(),
      findProblems: (check) => saving().problems(check),
      onFileChanged: (text) => conflicts().onFileChanged(text),
      compare: () => conflicts().compare(),
      resolve: (choice) => conflicts().resolve(choice),
      postpone: () => conflicts().postpone(),
      reapply: (left) => conflicts().reapply(left),
      discard: (left) => conflicts().discard(left),
      onEntriesChanged(files) {
        const { history, ...met } = followEntries(get(), files);
        const { baseEntries, savedEntries } = met;
        if (history === get().history) set({ baseEntries, savedEntries });
        else show(history, { baseEntries, savedEntries });
      },
      resolveEntry(file, choice) {
        const { readOnly } = get();
        if (readOnly !== undefined) return void refuse(readOnly);
        const theirs = saving().settle(file);
        if (theirs && choice === "theirs") {
          const { entries, ...others } = current();
          apply(
            replaceSite(current(), { ...others, entries: { ...entries, [file]: theirs } }, "file"),
            false,
          );
        }
      },
      setReadOnly: (readOnly) => set({ readOnly, editError: undefined }),
      text,
      entryText,
      changedEntries,
      changes: () => changes(saved(), current(), get().history),
      isChanged,
      isUnsaved: () => isChanged() && !sameValue(get().kept, current()),
      undoable: () => describe(get().history.cursor - 1),
      redoable: () => describe(get().history.cursor),
      draft: () => saveDraft({ ...get(), versions: versionsOf(migrations) }, now()),
    };
  });
}

interface Opened {
  readonly fileText: string;
  readonly entries: EntryFiles;
  readonly restored?: RestoredSession;
  readonly reading: Reading;
}

/**
 * What a session starts with: an earlier session that finds a file changed starts with a choice. Throws an `EditError` for
 * a file that is no site.
 */
function openData({ fileText, entries, restored, reading }: Opened): EditorData {
  const history =
    restored?.history ?? newHistory({ config: reading.read(fileText), entries: documentsIn(entries) });
  const savedEntries = restored?.savedEntries ?? entries;
  const texts = Object.entries(savedEntries).map(([file, { text }]) => [file, text] as const);
  const savedText = restored?.savedText ?? fileText;
  const data: EditorData = {
    history,
    baseText: restored?.baseText ?? fileText,
    savedText,
    document: currentSite(history).config,
    baseEntries: { ...Object.fromEntries(texts), ...restored?.baseEntries },
    savedEntries,
    entries: currentSite(history).entries,
    selection: {},
    isTyped: false,
    editError: undefined,
    redirect: undefined,
    saving: { state: "idle" },
    changedText: undefined,
    unplaced: restored?.unplaced ?? [],
    kept: undefined,
    readOnly: undefined,
  };
  if (!restored) return data;
  if (savedText !== fileText) return { ...data, ...conflictWith(data, fileText, reading) };
  const conflicts = conflictsWith(data, entries, reading.schemas);
  return conflicts.length === 0 ? data : { ...data, saving: { state: "entry-conflicts", conflicts } };
}
