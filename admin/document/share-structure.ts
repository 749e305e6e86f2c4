import { isObject } from "../../schema/is-object.ts";
import { sameValue } from "./same-value.ts";

/** Replaces what is equal in a known value, at the same key or with the same id, by the known value. */
export function shareStructure(known: unknown, value: unknown): unknown {
  if (sameValue(known, value)) return known;
  if (Array.isArray(value)) {
    const before: readonly unknown[] = Array.isArray(known) ? known : [];
    const byId = new Map(before.map((item) => [idOf(item), item]));
    return value.map((item, index) => shareStructure(byId.get(idOf(item) ?? index) ?? before[index], item));
  }
  if (!isObject(value) || !isObject(known)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, child]) => [
      key,
      Object.hasOwn(known, key) ? shareStructure(known[key], child) : child,
    ]),
  );
}

function idOf(item: unknown): unknown {
  return isObject(item) ? item.id : undefined;
}
