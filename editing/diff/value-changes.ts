import { isObject } from "../../schema/text/is-object.ts";
import type { Edit, EditTarget, ValuePath } from "../document/edit.ts";
import { setValueEdit } from "../document/target.ts";
import { sameValue } from "../document/value.ts";
import { pairItems } from "../source-text/pair-items.ts";
import { longestIncreasingSubsequence } from "./longest-increasing-subsequence.ts";

/** Paths are in the current value, but for removed items. */
export interface ValueChange {
  readonly kind: "set" | "added" | "removed" | "moved" | "reordered";
  readonly path: ValuePath;
  /** Identifies the value; it stays the same when other changes are reverted. */
  readonly key: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** The edit that undoes this change alone. */
  readonly revert: Edit;
}

interface Versions {
  readonly before: unknown;
  readonly after: unknown;
}

/** The differences between two versions of a value. `path` and `key` are those of the value in its target. */
export function valueChanges(
  target: EditTarget,
  { before, after }: Versions,
  path: ValuePath = [],
  key = "",
): ValueChange[] {
  if (sameValue(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(target, { before, after }, path, key);
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((name) =>
      valueChanges(
        target,
        { before: own(before, name), after: own(after, name) },
        [...path, name],
        `${key}/${name}`,
      ),
    );
  }
  return [{ kind: "set", path, key, before, after, revert: setValueEdit(target, path, before) }];
}

function listChanges(
  target: EditTarget,
  { before, after }: { readonly before: readonly unknown[]; readonly after: readonly unknown[] },
  path: ValuePath,
  key: string,
): ValueChange[] {
  const pairs = pairItems(before, after);
  const places = new Map(
    pairs.flatMap((from, index) => (from === undefined ? [] : [[from, index] as const])),
  );
  // New items have no previous index; equal ones are numbered.
  const counts = new Map<string, number>();
  const added = pairs.flatMap((from, index): ValueChange[] => {
    if (from !== undefined) return [];
    const written = JSON.stringify(after[index]);
    const count = counts.get(written) ?? 0;
    counts.set(written, count + 1);
    const revert: Edit = { kind: "remove-item", target, path, index };
    const change = { path: [...path, index], key: `${key}/+${written}#${count}`, after: after[index] };
    return [{ kind: "added", ...change, revert }];
  });
  const removed = before.flatMap((item, from): ValueChange[] => {
    if (places.has(from)) return [];
    const index = indexAfterPredecessor(places, from);
    const revert: Edit = { kind: "insert-item", target, path, index, item };
    return [{ kind: "removed", path: [...path, from], key: `${key}/-${from}`, before: item, revert }];
  });
  const inner = pairs.flatMap((from, index) =>
    from === undefined
      ? []
      : valueChanges(
          target,
          { before: before[from], after: after[index] },
          [...path, index],
          `${key}/${from}`,
        ),
  );
  return [...orderChange(target, pairs, path, key), ...inner, ...added, ...removed];
}

function orderChange(
  target: EditTarget,
  pairs: readonly (number | undefined)[],
  path: ValuePath,
  key: string,
): ValueChange[] {
  const slots = pairs.flatMap((from, index) => (from === undefined ? [] : [index]));
  const numbers = slots.map((index) => pairs[index] ?? 0);
  const kept = longestIncreasingSubsequence(numbers);
  if (kept.size === numbers.length) return [];
  const sorted = numbers.toSorted((a, b) => a - b);
  const wanted = pairs.map((from) => (from === undefined ? undefined : sorted.shift()));
  const revert: Edit = { kind: "batch", edits: movesTo(wanted, pairs, { target, path }) };
  const own = { key: `${key}/order`, revert };
  const moved = slots.filter((_, slot) => !kept.has(slot));
  const [only] = moved;
  if (moved.length > 1 || only === undefined) return [{ kind: "reordered", path, ...own }];
  return [{ kind: "moved", path: [...path, only], before: pairs[only], after: only, ...own }];
}

function movesTo(
  wanted: readonly (number | undefined)[],
  current: readonly (number | undefined)[],
  list: { readonly target: EditTarget; readonly path: ValuePath },
): Edit[] {
  const name = (from: number | undefined, index: number) => from ?? `new ${index}`;
  const target = wanted.map(name);
  let now = current.map(name);
  const edits: Edit[] = [];
  for (const [to, item] of target.entries()) {
    const index = now.indexOf(item);
    if (index === to) continue;
    edits.push({ kind: "move-item", ...list, index, to });
    now = now.toSpliced(index, 1).toSpliced(to, 0, item);
  }
  return edits;
}

function indexAfterPredecessor(places: ReadonlyMap<number, number>, from: number): number {
  for (let other = from - 1; other >= 0; other--) {
    const place = places.get(other);
    if (place !== undefined) return place + 1;
  }
  return 0;
}

function own(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
