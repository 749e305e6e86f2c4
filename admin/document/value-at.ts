import type { ValuePath } from "./edit.ts";

export function valueAt(value: unknown, path: ValuePath): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string | number, unknown>)[key];
  }
  return found;
}
