import { messages } from "../messages/messages.ts";
import type { ValuePath } from "./edit.ts";
import { EditError } from "./edit-error.ts";
import { sameValue } from "./same-value.ts";

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
