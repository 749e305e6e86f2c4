import type { AutosavedValue, AutosavedValues } from "./create-autosaved.ts";

/** The values of one kind in what a storage gave back, by their names. */
export function readAutosaved<Value>(
  stored: unknown,
  isValue: (value: unknown) => value is Value,
): AutosavedValues<Value> {
  if (typeof stored !== "object" || stored === null) return new Map();
  const entries = Object.entries(stored as Readonly<Record<string, AutosavedValue<Value> | null>>);
  return new Map(
    entries.flatMap(([name, autosaved]) => {
      const isRight =
        isValue(autosaved?.value) && (autosaved?.known === undefined || isValue(autosaved.known));
      return autosaved && isRight ? [[name, autosaved] as const] : [];
    }),
  );
}
