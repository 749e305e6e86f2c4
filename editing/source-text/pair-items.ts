import { isObject } from "../../schema/text/is-object.ts";
import { sameValue } from "../document/value.ts";

/** For each item, its previous index: of the equal one, the one with the same id, or a similar one at the same index. */
export function pairItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const pairs: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  const pair = (index: number, found: number | undefined) => {
    if (found === undefined || !free.delete(found)) return;
    pairs[index] = found;
  };
  const each = (find: (item: unknown, index: number) => number | undefined) => {
    for (const [index, item] of after.entries()) {
      if (pairs[index] === undefined) pair(index, find(item, index));
    }
  };
  const firstFree = (fits: (other: unknown) => boolean) => {
    for (const index of free) if (fits(before[index])) return index;
    return undefined;
  };
  each((item, index) => (before[index] === item ? index : undefined));
  if (free.size === 0) return pairs;
  each((item, index) => (index < before.length && sameValue(before[index], item) ? index : undefined));
  each((item) => firstFree((other) => sameValue(other, item)));
  each((item) => (idOf(item) === undefined ? undefined : firstFree((other) => idOf(other) === idOf(item))));
  each((item) => firstFree((other) => alike(other, item)));
  if (free.size === 1 && before.length === after.length) {
    each((item, index) => (free.has(index) && sameKind(before[index], item) ? index : undefined));
  }
  return pairs;
}

function alike(a: unknown, b: unknown): boolean {
  if (!sameKind(a, b) || idOf(a) !== idOf(b)) return false;
  if (typeof a === "string" && typeof b === "string") return alikeTexts(a, b);
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a).filter((key) => Object.hasOwn(b, key));
  const equal = keys.filter((key) => sameValue(a[key], b[key]));
  return equal.length > 0 || keys.some((key) => alike(a[key], b[key]));
}

function alikeTexts(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return start + end > 0 && (start + end) * 2 >= Math.max(a.length, b.length);
}

function sameKind(a: unknown, b: unknown): boolean {
  return typeof a === typeof b && Array.isArray(a) === Array.isArray(b) && (a === null) === (b === null);
}

function idOf(item: unknown): unknown {
  return isObject(item) ? item.id : undefined;
}
