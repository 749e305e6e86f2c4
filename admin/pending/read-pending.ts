import type { PendingValue, PendingValues } from "./create-pending.ts";

/** The values of one kind in what a storage gave back, by their names. */
export function readPending<Value>(
  stored: unknown,
  isValue: (value: unknown) => value is Value,
): PendingValues<Value> {
  if (typeof stored !== "object" || stored === null) return new Map();
  const entries = Object.entries(stored as Readonly<Record<string, PendingValue<Value> | null>>);
  return new Map(
    entries.flatMap(([name, pending]) => {
      const isRight = isValue(pending?.value) && (pending?.known === undefined || isValue(pending.known));
      return pending && isRight ? [[name, pending] as const] : [];
    }),
  );
}
