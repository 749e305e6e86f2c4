import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { Problem } from "../schema/problem.ts";
import type { EditorState } from "./edits/editor-state.ts";
import type { Media } from "./pictures/create-media.ts";
import type { Session } from "./session.ts";
import type { View } from "./view/create-view.ts";

export const SessionContext = createContext<Session | undefined>(undefined);

/** The opened site. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("A part of the editor stands outside of a session.");
  return session;
}

/** Something of the document and its history; drawn again when it changes. */
export function useEditor<Value>(select: (state: EditorState) => Value): Value {
  return useStore(useSession().store, select);
}

/** Something of what is on the screen. */
export function useView<Value>(select: (view: View) => Value): Value {
  return useStore(useSession().view, select);
}

/** What is wrong with the document, as far as it has been checked. */
export function useProblems(): readonly Problem[] {
  return useStore(useSession().problems, (state) => state.problems);
}

/** Something of the pictures of content/media. */
export function useMedia<Value>(select: (state: Media) => Value): Value {
  return useStore(useSession().media, select);
}

/** How many changes there are to be saved: of the document, and of what is said of pictures. */
export function useChangeCount(): number {
  const described = useMedia((state) => state.drafts.size);
  return useEditor((state) => state.changes().length) + described;
}
