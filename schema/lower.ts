import { isEach } from "./each.ts";
import { isObject } from "./is-object.ts";
import type { Each } from "./site-config.ts";
import { pointerTo } from "./source.ts";
import { singleToken } from "./token-syntax.ts";

export interface FoundEach {
  readonly each: Each;
  readonly pointer: string;
}

/** A value in which one item stands for every `{ "each": … }`, so that a schema can check it. */
export interface Lowered {
  readonly value: unknown;
  readonly eaches: readonly FoundEach[];
  authoredPointer(pointer: string): string;
  isOpen(pointer: string): boolean;
  raise(filled: unknown): unknown;
}

const pageEntries = /^\/pages\/\d+\/entries$/;
const ownEach = /^\/pages\/\d+\/paginate$|^\/site\/feeds\/\d+$/;

export function lower(authored: unknown): Lowered {
  const eaches: FoundEach[] = [];
  const moved = new Map<string, string>();
  const open = new Set<string>();

  const visit = (value: unknown, from: string, to: string): unknown => {
    if (from !== to) moved.set(to, from);
    if (Array.isArray(value)) return visitList(value, from, to);
    if (!isObject(value)) return value;
    if (isEach(value) && !ownEach.test(from)) {
      eaches.push({ each: value, pointer: from });
      if (pageEntries.test(from)) return value.each;
      open.add(to);
      return Object.hasOwn(value, "item") ? [visit(value.item, `${from}/item`, `${to}/0`)] : [];
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        visit(child, pointerTo(from, key), pointerTo(to, key)),
      ]),
    );
  };

  const visitList = (list: readonly unknown[], from: string, to: string): unknown[] => {
    const lowered: unknown[] = [];
    for (const [index, item] of list.entries()) {
      const at = pointerTo(from, index);
      const next = pointerTo(to, lowered.length);
      if (!isEach(item) || ownEach.test(at)) {
        if (singleToken(item)) open.add(to);
        lowered.push(visit(item, at, next));
        continue;
      }
      open.add(to);
      eaches.push({ each: item, pointer: at });
      if (Object.hasOwn(item, "item")) lowered.push(visit(item.item, `${at}/item`, next));
    }
    return lowered;
  };

  return {
    value: visit(authored, "", ""),
    eaches,
    authoredPointer: (pointer) => {
      for (let end = pointer.length; end > 0; end = pointer.lastIndexOf("/", end - 1)) {
        const from = moved.get(pointer.slice(0, end));
        if (from !== undefined) return from + pointer.slice(end);
      }
      return pointer;
    },
    isOpen: (pointer) => open.has(pointer),
    raise: (filled) => raise(filled, authored, ""),
  };
}

function raise(filled: unknown, authored: unknown, pointer: string): unknown {
  if (Array.isArray(authored)) return raiseList(filled as unknown[], authored, pointer);
  if (!isObject(authored)) return filled;
  if (isEach(authored) && !ownEach.test(pointer)) {
    if (!Object.hasOwn(authored, "item") || pageEntries.test(pointer)) return authored;
    return { ...authored, item: raise((filled as unknown[])[0], authored.item, `${pointer}/item`) };
  }
  return Object.fromEntries(
    Object.entries(filled as object).map(([key, value]) => [
      key,
      Object.hasOwn(authored, key) ? raise(value, authored[key], pointerTo(pointer, key)) : value,
    ]),
  );
}

function raiseList(filled: readonly unknown[], authored: readonly unknown[], pointer: string): unknown[] {
  let next = 0;
  return authored.map((item, index) => {
    const at = pointerTo(pointer, index);
    if (!isEach(item) || ownEach.test(at)) return raise(filled[next++], item, at);
    return Object.hasOwn(item, "item")
      ? { ...item, item: raise(filled[next++], item.item, `${at}/item`) }
      : item;
  });
}
