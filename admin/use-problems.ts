import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Problem } from "../schema/problem.ts";
import type { Session } from "./session.ts";

/** How long nobody has to type before the whole site is checked, in milliseconds. */
const pause = 300;

/** The problems of the document, a moment after it last changed. */
export function useProblems({ store, problemsOf }: Session): readonly Problem[] {
  const document = useStore(store, (state) => state.document);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new document is what there is to check
  useEffect(() => {
    const timer = setTimeout(() => setProblems(problemsOf(store.getState().text())), pause);
    return () => clearTimeout(timer);
  }, [document, store, problemsOf]);
  return problems;
}
