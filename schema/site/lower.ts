import { pointerTo } from "../sources/source.ts";
import { isObject } from "../text/is-object.ts";
import { singleToken } from "../text/token-syntax.ts";
import { branchesOf, isConditional, isEach, shapeName } from "./each.ts";
import type { Branch, Conditional, Each, Shape } from "./site-config.ts";

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
  /**
   * Puts each `{ "each": … }` and each condition back into a copy of the first `value` that has defaults filled in. What stands there
   * otherwise stays as it is written.
   */
  raise(filled: unknown): unknown;
}

const pageEntries = /^\/pages\/\d+\/entries$/;
const ownEach = /^\/pages\/\d+\/paginate$|^\/site\/feeds\/\d+$|^\/site\/shapes\/[^/]+$/;

type Shapes = Readonly<Record<string, Shape>>;

/**
 * The values that a schema checks so that all sides of conditions are checked: the first has what stands there if each condition
 * holds, the others have what stands there otherwise.
 */
export function lower(authored: unknown, shapes: Shapes = {}): readonly [Lowered, ...Lowered[]] {
  const others = Array.from({ length: sidesOf(authored) - 1 }, (_, index) =>
    lowerSide(authored, shapes, index + 1),
  );
  return [lowerSide(authored, shapes, 0), ...others];
}

/** How many values it takes for all sides of the conditions in a value. */
function sidesOf(value: unknown): number {
  if (isConditional(value)) return branchesOf(value).reduce((sum, branch) => sum + sidesOf(branch.value), 0);
  const parts: readonly unknown[] = Array.isArray(value)
    ? value
    : isObject(value)
      ? Object.values(value)
      : [];
  return parts.reduce<number>((most, part) => Math.max(most, sidesOf(part)), 1);
}

/** Where a value is written, where it comes to stand, and which of its sides stands there. */
interface Visit {
  readonly from: string;
  readonly to: string;
  readonly side: number;
}

function visitBranch(conditional: Conditional, { from, to, side }: Visit): readonly [unknown, Visit] {
  const [met, otherwise] = branchesOf(conditional) as [Branch, Branch?];
  const count = otherwise ? sidesOf(met.value) : Number.POSITIVE_INFINITY;
  const [branch, within] = otherwise && side >= count ? [otherwise, side - count] : [met, side];
  return [branch.value, { from: pointerTo(from, branch.key), to, side: within }];
}

function lowerSide(authored: unknown, shapes: Shapes, side: number): Lowered {
  const eaches: FoundEach[] = [];
  const moved = new Map<string, string>();
  const open = new Set<string>();

  const visit = (value: unknown, at: Visit): unknown => {
    const { from, to } = at;
    if (from !== to) moved.set(to, from);
    if (Array.isArray(value)) return visitList(value, at);
    if (!isObject(value)) return value;
    if (isConditional(value)) return visit(...visitBranch(value, at));
    if (isEach(value) && !ownEach.test(from)) {
      eaches.push({ each: value, pointer: from });
      if (pageEntries.test(from)) return value.each;
      open.add(to);
      return visitItem(value, { ...at, to: `${to}/0` });
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        visit(child, { ...at, from: pointerTo(from, key), to: pointerTo(to, key) }),
      ]),
    );
  };

  const visitItem = (each: Each, at: Visit): unknown[] => {
    const name = shapeName(each);
    const shape = name !== undefined && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (name !== undefined && shape)
      return [visit(shape.item, { ...at, from: `${pointerTo("/site/shapes", name)}/item` })];
    return Object.hasOwn(each, "item") && name === undefined
      ? [visit(each.item, { ...at, from: `${at.from}/item` })]
      : [];
  };

  const visitList = (list: readonly unknown[], { from, to, side }: Visit): unknown[] => {
    const lowered: unknown[] = [];
    for (const [index, written] of list.entries()) {
      const at = { from: pointerTo(from, index), to: pointerTo(to, lowered.length), side };
      const [item, inner] = withoutConditions(written, at);
      if (!isEach(item) || ownEach.test(inner.from)) {
        if (singleToken(item) || item !== written) open.add(to);
        lowered.push(visit(item, inner));
        continue;
      }
      open.add(to);
      eaches.push({ each: item, pointer: inner.from });
      lowered.push(...visitItem(item, inner));
    }
    return lowered;
  };

  return {
    value: visit(authored, { from: "", to: "", side }),
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

/** An element of a list without its conditions. */
function withoutConditions(written: unknown, at: Visit): readonly [unknown, Visit] {
  return isConditional(written) ? withoutConditions(...visitBranch(written, at)) : [written, at];
}

interface Unwrapped {
  readonly item: unknown;
  readonly at: string;
  readonly wrap: (value: unknown) => unknown;
}

/** An element of a list with what stands there if its conditions hold. */
function unwrapped(written: unknown, at: string): Unwrapped {
  if (!isConditional(written)) return { item: written, at, wrap: (value) => value };
  const inner = unwrapped(written.value, `${at}/value`);
  return { ...inner, wrap: (value) => ({ ...written, value: inner.wrap(value) }) };
}

/** How a value that defaults were filled into is written again with what the author wrote; items under a name stay as they are. */
function createRaise(shapes: Shapes) {
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
