import { useState } from "react";

/** State that stays for as long as this browser tab is open, under a name. Storage that is refused makes it ordinary state. */
export function useRemembered<Value extends string | number>(
  name: string,
  start: Value,
): readonly [Value, (value: Value) => void] {
  const key = `blockwork-${name}`;
  const [value, setValue] = useState<Value>(() => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
      return typeof kept === typeof start ? (kept as Value) : start;
    } catch {
      return start;
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
