import { createStore, type StoreApi } from "zustand/vanilla";
import { documentsIn } from "../../../editing/document/entry.ts";
import { currentSite, newHistory } from "../../../editing/edits/history.ts";
import { conflictWith, createConflictSlice } from "../conflict/conflict-slice.ts";
import { conflictsWith } from "../saving/entry-conflicts.ts";
import type { EditorData, EditorState } from "../state/editor-state.ts";
import { createHistorySlice, createRecorder } from "./history-slice.ts";
import { createSaveSlice } from "./save-slice.ts";
import { createSliceContext, documentReader, type EditorOptions } from "./slice-context.ts";

export function createEditorStore(options: EditorOptions): StoreApi<EditorState> {
  return createStore<EditorState>()((set, get) => {
    const context = createSliceContext(options, { get, set });
    const recorder = createRecorder(context);
    return {
      ...initialData(options),
      ...createHistorySlice(context, recorder),
      ...createSaveSlice(context, recorder),
      ...createConflictSlice(context, recorder),
    };
  });
}

function initialData(options: EditorOptions): EditorData {
  const { fileText, entries, restored, schemas, migrations } = options;
  const reader = documentReader(options);
  const history =
    restored?.history ?? newHistory({ config: reader.read(fileText), entries: documentsIn(entries) });
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
    isCoalescing: false,
    editError: undefined,
    redirect: undefined,
    saving: { state: "idle" },
    changedText: undefined,
    unplaced: restored?.unplaced ?? [],
    savedDraft: undefined,
    schemas,
    migrations,
    readOnly: undefined,
  };
  if (!restored) return data;
  if (savedText !== fileText) return { ...data, ...conflictWith(data, fileText, reader) };
  const conflicts = conflictsWith(data, entries, reader.schemas);
  return conflicts.length === 0 ? data : { ...data, saving: { state: "entry-conflicts", conflicts } };
}
