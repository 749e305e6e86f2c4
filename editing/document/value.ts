import { pointerSegments } from "../../schema/sources/source.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { messages } from "../messages/messages.ts";
import type { ValuePath } from "./edit.ts";
import { EditError } from "./edit.ts";

export function valueAt(value: unknown, path: ValuePath): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string | number, unknown>)[key];
  }
  return found;
}

/** Undefined removes the key; missing objects and lists are created. Throws an `EditError` where the path leads through another value. */
export function withValueAt(value: unknown, path: ValuePath, change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) {
    const changed = change(value);
    return sameValue(changed, value) ? value : changed;
  }
  const target = value ?? (typeof key === "number" ? [] : {});
  const below = (child: unknown) => withValueAt(child, rest, change);
  const changed = typeof key === "number" ? withItemAt(target, key, below) : withKeyAt(target, key, below);
  return changed === target ? value : changed;
}

function withItemAt(list: unknown, index: number, change: (item: unknown) => unknown): unknown {
  if (!Array.isArray(list)) throw new EditError(messages.editErrors.listGone);
  if (index < 0 || index >= list.length) throw new EditError(messages.editErrors.itemGone);
  const items: readonly unknown[] = list;
  const changed = change(items[index]);
  if (changed === items[index]) return items;
  if (changed === undefined) throw new EditError(messages.editErrors.itemEmpty);
  return items.with(index, changed);
}

function withKeyAt(object: unknown, key: string, change: (child: unknown) => unknown): unknown {
  if (typeof object !== "object" || object === null || Array.isArray(object)) {
    throw new EditError(messages.editErrors.fieldGone);
  }
  const known = object as Readonly<Record<string, unknown>>;
  const current = Object.hasOwn(known, key) ? known[key] : undefined;
  const changed = change(current);
  if (changed === current) return known;
  if (changed !== undefined) return { ...known, [key]: changed };
  return Object.fromEntries(Object.entries(known).filter(([other]) => other !== key));
}

/** Compares JSON values; the order of keys does not count. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => sameValue(item, b[index]));
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameValue(read(a, key), read(b, key)))
  );
}

function read(object: object, key: string): unknown {
  return (object as Record<string, unknown>)[key];
}

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

export function pathOfPointer(pointer: string): ValuePath {
  return pointerSegments(pointer).map((key) => (/^(0|[1-9]\d*)$/.test(key) ? Number(key) : key));
}

export function insertBefore<T extends { readonly id: string }>(
  list: readonly T[],
  before: string | undefined,
  item: T,
): readonly T[] {
  const index = before === undefined ? -1 : list.findIndex(({ id }) => id === before);
  return list.toSpliced(index === -1 ? list.length : index, 0, item);
}
