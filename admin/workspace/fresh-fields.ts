import type { StoreApi } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Problem } from "../../schema/problem.ts";
import type { EditTarget } from "../document/edit.ts";

/**
 * What was just added, and which of its fields have been left: the others are not called wrong yet. Nor is what went
 * wrong in the field that is being typed in. Places are written as `placeKey` does.
 */
export interface FreshFields {
  readonly added: readonly string[];
  readonly left: readonly string[];
  readonly typed?: TypedField | undefined;
}

/** The field that is being typed in, and the problems that it was told to have before: those stay as long as they are true. */
export interface TypedField {
  readonly place: string;
  readonly told: readonly string[];
}

export type FreshStore = StoreApi<FreshFields>;

const none: FreshFields = { added: [], left: [], typed: undefined };

export function createFreshFields(): FreshStore {
  return createStore<FreshFields>()(() => none);
}

/** A value in a target, by a JSON pointer; it stays the same when pages and blocks are moved. */
export function placeKey(target: EditTarget, pointer: string): string {
  const names = [
    target.in,
    "page" in target && target.page,
    "block" in target && target.block,
    "file" in target && target.file,
  ];
  return `${names.filter(Boolean).join(" ")}#${pointer}`;
}

/** Takes note of something new, all of whose fields are still to be filled in. */
export function markAdded(fresh: FreshStore, place: string): void {
  const { added, left } = fresh.getState();
  fresh.setState({ added: [...added, place], left: left.filter((other) => !isIn(other, place)) });
}

/** Takes note of the field that is being typed in, and of the problems that it is told to have. */
export function markTyped(fresh: FreshStore, place: string, problems: readonly Problem[]): void {
  const { typed } = fresh.getState();
  const told = problems.map(keyOfProblem);
  if (typed?.place !== place) fresh.setState({ typed: { place, told } });
  // What is mended is not told before, should it come back.
  else if (typed.told.some((key) => !told.includes(key)))
    fresh.setState({ typed: { place, told: typed.told.filter((key) => told.includes(key)) } });
}

/** Whether a problem has come up in the field that is being typed in. */
export function isUntold({ typed }: FreshFields, place: string, problem: Problem): boolean {
  return typed !== undefined && isIn(place, typed.place) && !typed.told.includes(keyOfProblem(problem));
}

/** The same problem though its numbers have changed, as how much too long a text is. */
function keyOfProblem({ code, pointer, offset, message, values }: Problem): string {
  return [code, pointer, values?.reason, ...(offset === undefined ? [] : [message])].join(" ");
}

/** Takes note that somebody has left a field. */
export function markLeft(fresh: FreshStore, place: string): void {
  const { added, left, typed } = fresh.getState();
  if (typed?.place === place) fresh.setState({ typed: undefined });
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
  const { added, left, typed } = fresh.getState();
  const [place] = typed ? follow(typed.place) : [];
  fresh.setState({
    added: added.flatMap(follow),
    left: left.flatMap(follow),
    typed: typed && place !== undefined ? { ...typed, place } : undefined,
  });
}

/** Where an item is after another one, or it itself, was moved. */
export function indexAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to;
  const closed = index > from ? index - 1 : index;
  return closed >= to ? closed + 1 : closed;
}

const isIn = (place: string, root: string) => place === root || place.startsWith(`${root}/`);
