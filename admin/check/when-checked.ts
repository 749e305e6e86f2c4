import type { StoreApi } from "zustand";
import type { Problems } from "./create-problems.ts";

/** Calls back once the problems are those of the document as it is: at once, or after the check that is due. */
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
