import { useState } from "react";

/**
 * What was chosen under a name in this browser tab, for as long as the tab is open; nothing as long as nothing was.
 * Storage that is refused makes it ordinary state.
 */
export function useRemembered<Value extends string | number>(
  name: string,
  isPossible: (value: unknown) => value is Value,
): readonly [Value | undefined, (value: Value) => void] {
  const key = `blockwork-${name}`;
  const [value, setValue] = useState<Value | undefined>(() => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
      return isPossible(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  });
  const set = (next: Value) => {
    setValue(next);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // It is remembered until the next reload then.
    }
  };
  return [value, set];
}
