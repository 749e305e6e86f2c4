import { useState } from "react";

/** How long something is remembered: as long as the tab is open, or in this browser. */
type PersistedIn = "tab" | "browser";

const storageOf = (where: PersistedIn) => (where === "tab" ? sessionStorage : localStorage);

/**
 * What was chosen under a name, in this browser tab unless it is said otherwise; nothing as long as nothing was.
 * Storage that is refused makes it ordinary state.
 */
export function usePersistedState<Value extends string | number>(
  name: string,
  isPossible: (value: unknown) => value is Value,
  where: PersistedIn = "tab",
): readonly [Value | undefined, (value: Value) => void] {
  const key = `blockwork-${name}`;
  const [value, setValue] = useState<Value | undefined>(() => {
    try {
      const kept: unknown = JSON.parse(storageOf(where).getItem(key) ?? "null");
      return isPossible(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  });
  const set = (next: Value) => {
    setValue(next);
    try {
      storageOf(where).setItem(key, JSON.stringify(next));
    } catch {
      // It is remembered until the next reload then.
    }
  };
  return [value, set];
}
