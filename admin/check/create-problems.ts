import type { StoreApi } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Problem } from "../../schema/problems/problem.ts";
import type { EditorState } from "../sync/state/editor-state.ts";

const idleMs = 300;

/** The problems of the edited site, as of the last check. */
export interface Problems {
  /** Those of the last check. */
  readonly problems: readonly Problem[];
  /** Whether there was a check yet. */
  readonly isChecked: boolean;
  /** Whether something has changed since the last check. */
  readonly pending: boolean;
}

interface ProblemsOptions {
  readonly editor: StoreApi<EditorState>;
  readonly check: () => Promise<readonly Problem[]>;
  readonly onOther: (listener: () => void) => void;
  readonly onFailure: (error: Error) => void;
}

/** Checks `idleMs` after the last change; one check runs at a time. */
export function createProblems(options: ProblemsOptions): StoreApi<Problems> {
  const { editor, check, onOther, onFailure } = options;
  const problems = createStore<Problems>()(() => ({ problems: [], isChecked: false, pending: true }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;
  let isDue = false;
  const run = async () => {
    timer = undefined;
    isDue = true;
    if (isChecking) return;
    isChecking = true;
    try {
      while (isDue) {
        isDue = false;
        const found = await check();
        problems.setState({ problems: found, isChecked: true, pending: isDue || timer !== undefined });
      }
    } catch (error) {
      onFailure(error as Error);
    } finally {
      isChecking = false;
    }
  };
  const later = () => {
    clearTimeout(timer);
    if (!problems.getState().pending) problems.setState({ pending: true });
    timer = setTimeout(run, idleMs);
  };
  editor.subscribe(
    (state, before) => (state.document !== before.document || state.entries !== before.entries) && later(),
  );
  onOther(later);
  later();
  return problems;
}
