import { createStore, type StoreApi } from "zustand/vanilla";
import type { EditorState } from "../state/editor-state.ts";

/** The state for rendering: a typed letter is first painted on the page and in its field, and then rendered elsewhere. */
export function createRenderedState(
  editor: StoreApi<EditorState>,
  afterPaint: (run: () => void) => void = afterNextPaint,
): StoreApi<EditorState> {
  const rendered = createStore<EditorState>()(() => editor.getState());
  let isWaiting = false;
  const follow = () => {
    isWaiting = false;
    rendered.setState(editor.getState(), true);
  };
  editor.subscribe((state, before) => {
    if (!state.isTyped || state.history === before.history) return follow();
    if (isWaiting) return;
    isWaiting = true;
    afterPaint(() => isWaiting && follow());
  });
  return rendered;
}

/** After the next paint, or before any key but a letter, whose handler must see every letter before it. */
export function afterNextPaint(run: () => void): void {
  if (globalThis.document?.visibilityState !== "visible") {
    run();
    return;
  }
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  const end = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    run();
  };
  addEventListener("pointerdown", end, options);
  addEventListener("click", end, options);
  addEventListener("keydown", (event) => isLetter(event) || end(), options);
  requestAnimationFrame(() => setTimeout(end));
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !(ctrlKey || metaKey || altKey);
