import type { StoreApi } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Problem } from "../schema/problem.ts";
import type { EditorState } from "./edits/editor-state.ts";

/** How long nobody has to type before the whole site is checked, in milliseconds. */
const shortest = 300;
const longest = 5000;
/** A check that takes long is left until somebody has really stopped: it is waited for so many times as long. */
const patience = 4;

export interface Problems {
  readonly problems: readonly Problem[];
  /** Whether the document has changed since these were found. */
  readonly pending: boolean;
}

interface ProblemsOptions {
  readonly editor: StoreApi<EditorState>;
  /** Takes the text of the config. */
  readonly check: (text: string) => readonly Problem[];
  /** Calls back when something else has changed that problems depend on. */
  readonly onOther: (listener: () => void) => void;
}

/** The problems of the site, a moment after it last changed. */
export function createProblems({ editor, check, onOther }: ProblemsOptions): StoreApi<Problems> {
  const problems = createStore<Problems>()(() => ({ problems: [], pending: true }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = shortest;
  const look = () => {
    const start = performance.now();
    const found = check(editor.getState().text());
    pause = Math.min(longest, Math.max(shortest, patience * (performance.now() - start)));
    problems.setState({ problems: found, pending: false });
  };
  const later = () => {
    clearTimeout(timer);
    if (!problems.getState().pending) problems.setState({ pending: true });
    timer = setTimeout(look, pause);
  };
  editor.subscribe(
    (state, before) => (state.document !== before.document || state.entries !== before.entries) && later(),
  );
  onOther(later);
  later();
  return problems;
}
