import { type StoreApi, useStore } from "zustand";
import { requiredContext } from "../../ui/required-context.ts";
import type { EditorState } from "../state/editor-state.ts";

/** The edited site with its history. */
export interface EditorDocument {
  /** The state as it is now: for commands, and for what is typed. */
  readonly store: StoreApi<EditorState>;
  /** The same state for rendering: it follows what is typed only after the typed letter has been painted. */
  readonly drawn: StoreApi<EditorState>;
}

export const [EditorDocumentContext, useEditorDocument] = requiredContext<EditorDocument>("EditorDocument");

/** A part of the document's state. Renders again when it changes, and after the next paint if it was typed. */
export function useEditor<Value>(select: (state: EditorState) => Value): Value {
  return useStore(useEditorDocument().drawn, select);
}
