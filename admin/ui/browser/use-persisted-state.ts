import { useState } from "react";

type PersistedIn = "tab" | "browser";

const storageOf = (where: PersistedIn) => (where === "tab" ? sessionStorage : localStorage);

/** Persisted in this tab by default. Where storage is denied, ordinary state. */
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
    } catch {}
  };
  return [value, set];
}
