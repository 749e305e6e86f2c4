import { pointerTo } from "../sources/source.ts";
import { isObject } from "../text/is-object.ts";
import { singleToken } from "../text/token-syntax.ts";
import { isConditional, isEach, shapeName } from "./each.ts";
import type { Each, Shape } from "./site-config.ts";

/** An `{ "each": … }` of the authored config, which is validated by a schema of its own. */
interface FoundEach {
  readonly each: Each;
  /** Its place in the authored value. */
  readonly pointer: string;
}

/** A value in which one item stands for every `{ "each": … }`, so that a schema can check it. */
export interface Lowered {
  readonly value: unknown;
  /** Those that were replaced, to be checked separately. */
  readonly eaches: readonly FoundEach[];
  /** Maps a pointer into `value` to the same place in the authored value. */
  authoredPointer(pointer: string): string;
  /** Whether the number of items of the list at this pointer into `value` is unknown until it is resolved. */
  isOpen(pointer: string): boolean;
  /** Puts each `{ "each": … }` back into a copy of `value` that has defaults filled in. */
  raise(filled: unknown): unknown;
}

const pageEntries = /^\/pages\/\d+\/entries$/;
const ownEach = /^\/pages\/\d+\/paginate$|^\/site\/feeds\/\d+$|^\/site\/shapes\/[^/]+$/;

export function lower(authored: unknown, shapes: Readonly<Record<string, Shape>> = {}): Lowered {
  const eaches: FoundEach[] = [];
  const moved = new Map<string, string>();
  const open = new Set<string>();

  const visit = (value: unknown, from: string, to: string): unknown => {
    if (from !== to) moved.set(to, from);
    if (Array.isArray(value)) return visitList(value, from, to);
    if (!isObject(value)) return value;
    if (isConditional(value)) return visit(value.value, `${from}/value`, to);
    if (isEach(value) && !ownEach.test(from)) {
      eaches.push({ each: value, pointer: from });
      if (pageEntries.test(from)) return value.each;
      open.add(to);
      return visitItem(value, from, `${to}/0`);
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        visit(child, pointerTo(from, key), pointerTo(to, key)),
      ]),
    );
  };

  const visitItem = (each: Each, from: string, to: string): unknown[] => {
    const name = shapeName(each);
    const shape = name !== undefined && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (name !== undefined && shape)
      return [visit(shape.item, `${pointerTo("/site/shapes", name)}/item`, to)];
    return Object.hasOwn(each, "item") && name === undefined ? [visit(each.item, `${from}/item`, to)] : [];
  };

  const visitList = (list: readonly unknown[], from: string, to: string): unknown[] => {
    const lowered: unknown[] = [];
    for (const [index, written] of list.entries()) {
      const { item, at } = unwrapped(written, pointerTo(from, index));
      const next = pointerTo(to, lowered.length);
      if (!isEach(item) || ownEach.test(at)) {
        if (singleToken(item) || item !== written) open.add(to);
        lowered.push(visit(item, at, next));
        continue;
      }
      open.add(to);
      eaches.push({ each: item, pointer: at });
      lowered.push(...visitItem(item, at, next));
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
    raise: (filled) => createRaise(shapes)(filled, authored, ""),
  };
}

interface Unwrapped {
  readonly item: unknown;
  readonly at: string;
  readonly wrap: (value: unknown) => unknown;
}

/** An element of a list without its conditions. */
function unwrapped(written: unknown, at: string): Unwrapped {
  if (!isConditional(written)) return { item: written, at, wrap: (value) => value };
  const inner = unwrapped(written.value, `${at}/value`);
  return { ...inner, wrap: (value) => ({ ...written, value: inner.wrap(value) }) };
}

/** How a value that defaults were filled into is written again with what the author wrote; items under a name stay as they are. */
function createRaise(shapes: Readonly<Record<string, Shape>>) {
  const isInPlace = (each: Each) => Object.hasOwn(each, "item") && shapeName(each) === undefined;
  const isLowered = (each: Each) => isInPlace(each) || Object.hasOwn(shapes, shapeName(each) ?? "");

  const raise = (filled: unknown, authored: unknown, pointer: string): unknown => {
    if (Array.isArray(authored)) return raiseList(filled as unknown[], authored, pointer);
    if (!isObject(authored)) return filled;
    if (isConditional(authored))
      return { ...authored, value: raise(filled, authored.value, `${pointer}/value`) };
    if (isEach(authored) && !ownEach.test(pointer)) {
      if (!isInPlace(authored) || pageEntries.test(pointer)) return authored;
      return { ...authored, item: raise((filled as unknown[])[0], authored.item, `${pointer}/item`) };
    }
    return Object.fromEntries(
      Object.entries(filled as object).map(([key, value]) => [
        key,
        Object.hasOwn(authored, key) ? raise(value, authored[key], pointerTo(pointer, key)) : value,
      ]),
    );
  };

  const raiseList = (
    filled: readonly unknown[],
    authored: readonly unknown[],
    pointer: string,
  ): unknown[] => {
    let next = 0;
    return authored.map((written, index) => {
      const { item, at, wrap } = unwrapped(written, pointerTo(pointer, index));
      if (!isEach(item) || ownEach.test(at)) return wrap(raise(filled[next++], item, at));
      if (!isLowered(item)) return written;
      const value = filled[next++];
      return isInPlace(item) ? wrap({ ...item, item: raise(value, item.item, `${at}/item`) }) : written;
    });
  };
  return raise;
}
