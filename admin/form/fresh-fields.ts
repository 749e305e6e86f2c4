import type { StoreApi } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Holder } from "../edits/edit.ts";

/**
 * What was just added, and which of its fields have been left: the others are not called wrong yet. Places are written as
 * `placeKey` does.
 */
export interface FreshFields {
  readonly added: readonly string[];
  readonly left: readonly string[];
}

export type FreshStore = StoreApi<FreshFields>;

const none: FreshFields = { added: [], left: [] };

export function createFreshFields(): FreshStore {
  return createStore<FreshFields>()(() => none);
}

/** A value in a holder, by a JSON pointer; it stays the same when pages and blocks are moved. */
export function placeKey(holder: Holder, pointer: string): string {
  const names = [
    holder.in,
    "page" in holder && holder.page,
    "block" in holder && holder.block,
    "file" in holder && holder.file,
  ];
  return `${names.filter(Boolean).join(" ")}#${pointer}`;
}

/** Takes note of something new, all of whose fields are still to be filled in. */
export function markAdded(fresh: FreshStore, place: string): void {
  const { added, left } = fresh.getState();
  fresh.setState({ added: [...added, place], left: left.filter((other) => !isIn(other, place)) });
}

/** Takes note that somebody has left a field. */
export function markLeft(fresh: FreshStore, place: string): void {
  const { added, left } = fresh.getState();
  if (added.some((root) => isIn(place, root)) && !left.includes(place))
    fresh.setState({ left: [...left, place] });
}

/** Everything is told from now on, as when somebody saves. */
export function forgetFresh(fresh: FreshStore): void {
  if (fresh.getState() !== none) fresh.setState(none);
}

/** Whether a place is in something new, and nobody has left a field there. */
export function isFresh({ added, left }: FreshFields, place: string): boolean {
  return added.some((root) => isIn(place, root)) && !left.some((other) => isIn(place, other));
}

/** Follows the items of a list to where they are now; nothing for one that is gone. */
export function moveItems(
  fresh: FreshStore,
  list: string,
  indexNow: (index: number) => number | undefined,
): void {
  const follow = (place: string): readonly string[] => {
    if (!place.startsWith(`${list}/`)) return [place];
    const [index = "", ...rest] = place.slice(list.length + 1).split("/");
    if (!/^\d+$/.test(index)) return [place];
    const now = indexNow(Number(index));
    return now === undefined ? [] : [[list, now, ...rest].join("/")];
  };
  const { added, left } = fresh.getState();
  fresh.setState({ added: added.flatMap(follow), left: left.flatMap(follow) });
}

/** Where an item is after another one, or it itself, was moved. */
export function indexAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to;
  const closed = index > from ? index - 1 : index;
  return closed >= to ? closed + 1 : closed;
}

const isIn = (place: string, root: string) => place === root || place.startsWith(`${root}/`);
