import { type StoreApi, useStore } from "zustand";
import { requiredContext } from "../../ui/browser/required-context.ts";
import type { EditorState } from "../state/editor-state.ts";

/** The edited site, in two stores of the same state. */
export interface EditorDocument {
  /** The current state, for commands and event handlers. */
  readonly store: StoreApi<EditorState>;
  /** For rendering: follows typing only after the next paint. */
  readonly rendered: StoreApi<EditorState>;
}

export const [EditorDocumentContext, useEditorDocument] = requiredContext<EditorDocument>("EditorDocument");

export function useEditor<Value>(select: (state: EditorState) => Value): Value {
  return useStore(useEditorDocument().rendered, select);
}
