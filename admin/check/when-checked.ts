import type { StoreApi } from "zustand";
import type { Problems } from "./create-problems.ts";

/** At once if the problems are those of the current document, or after the pending check. */
export function whenChecked(problems: StoreApi<Problems>, act: () => void): void {
  if (!problems.getState().pending) {
    act();
    return;
  }
  const stop = problems.subscribe(({ pending }) => {
    if (pending) return;
    stop();
    act();
  });
}
