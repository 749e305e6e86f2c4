import { createContext, useContext, useMemo } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Problem } from "../../schema/problem.ts";
import type { Session } from "../app/session.ts";
import type { Media } from "../media/create-media.ts";
import type { LocalPublishing } from "../publish/create-local-publishing.ts";
import type { Publishing } from "../publish/create-publishing.ts";
import { type AutosavedChange, autosavedChanges } from "../sync/autosave/autosaved-changes.ts";
import type { Autosaved } from "../sync/autosave/create-autosaved.ts";
import type { FileText } from "../sync/autosave/session-autosaved.ts";
import type { EditorState } from "../sync/store/editor-state.ts";
import type { View } from "./create-view.ts";

export const SessionContext = createContext<Session | undefined>(undefined);

/** The opened site. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("A part of the editor stands outside of a session.");
  return session;
}

/** Something of the document and its history; drawn again when it changes, and has been on the page if it was typed. */
export function useEditor<Value>(select: (state: EditorState) => Value): Value {
  return useStore(useSession().drawn, select);
}

/** Something of what is on the screen. */
export function useView<Value>(select: (view: View) => Value): Value {
  return useStore(useSession().view, select);
}

/** What is wrong with the document, as far as it has been checked. */
export function useProblems(): readonly Problem[] {
  return useStore(useSession().problems, (state) => state.problems);
}

/** Whether the site has been checked since it was opened. */
export function useIsChecked(): boolean {
  return useStore(useSession().problems, (state) => state.isChecked);
}

/** Something of the pictures of content/media. */
export function useMedia<Value>(select: (state: Media) => Value): Value {
  return useStore(useSession().media, select);
}

/** Something of the texts that are to mend files. */
export function useRepairs<Value>(select: (state: Autosaved<FileText>) => Value): Value {
  return useStore(useSession().autosaved.repairs, select);
}

/** Something of what was sent to the repository; nothing where the site has none. */
export function usePublishing<Value>(select: (state: Publishing) => Value): Value | undefined {
  const { publishing } = useSession();
  return useStore(publishing ?? none, (state) => state && select(state as Publishing));
}

/** Something of what the machine's own git has to send; nothing where the host knows of no folder. */
export function useLocalPublishing<Value>(select: (state: LocalPublishing) => Value): Value | undefined {
  const { localPublishing } = useSession();
  return useStore(localPublishing ?? noFolder, (state) => state && select(state as LocalPublishing));
}

const none = createStore<Publishing | undefined>(() => undefined);
const noFolder = createStore<LocalPublishing | undefined>(() => undefined);

/** What is saved by itself, as changes. */
export function useAutosavedChanges(): readonly AutosavedChange[] {
  const { autosaved } = useSession();
  const repairs = useRepairs((state) => state.values);
  return useMemo(() => autosavedChanges({ repairs }, autosaved), [autosaved, repairs]);
}

/** How many values there are that are saved by themselves, and are not yet. */
export function useAutosavedCount(): number {
  return useRepairs((state) => state.values.size);
}
