import type { StoreApi } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Problem } from "../../schema/problem.ts";
import type { EditorState } from "../sync/state/editor-state.ts";

/** How long nobody has to type before the whole site is checked. */
const idleMs = 300;

export interface Problems {
  readonly problems: readonly Problem[];
  /** Whether the site has been checked at all: until then nobody knows whether it has problems. */
  readonly isChecked: boolean;
  /** Whether the document has changed since these were found. */
  readonly pending: boolean;
}

interface ProblemsOptions {
  readonly editor: StoreApi<EditorState>;
  readonly check: () => Promise<readonly Problem[]>;
  /** Calls back when something else has changed that problems depend on. */
  readonly onOther: (listener: () => void) => void;
  /** The site could not be checked. */
  readonly onFailure: (error: Error) => void;
}

/** The problems of the site, a moment after it last changed. One check runs at a time. */
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
