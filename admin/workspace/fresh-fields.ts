import type { StoreApi } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Problem } from "../../schema/problem.ts";
import type { EditTarget } from "../document/edit.ts";

/** Fields that are not reported yet: of what was just added, until they are left, and new problems of the field that is being typed in. */
export interface FreshFields {
  readonly added: readonly string[];
  readonly left: readonly string[];
  readonly typed?: TypedField | undefined;
}

export interface TypedField {
  readonly place: string;
  readonly told: readonly string[];
}

export type FreshStore = StoreApi<FreshFields>;

const none: FreshFields = { added: [], left: [], typed: undefined };

export function createFreshFields(): FreshStore {
  return createStore<FreshFields>()(() => none);
}

/** Stays the same when pages and blocks are moved. */
export function placeKey(target: EditTarget, pointer: string): string {
  const names = [
    target.in,
    "page" in target && target.page,
    "block" in target && target.block,
    "file" in target && target.file,
  ];
  return `${names.filter(Boolean).join(" ")}#${pointer}`;
}

export function markAdded(fresh: FreshStore, place: string): void {
  const { added, left } = fresh.getState();
  fresh.setState({ added: [...added, place], left: left.filter((other) => !isIn(other, place)) });
}

export function markTyped(fresh: FreshStore, place: string, problems: readonly Problem[]): void {
  const { typed } = fresh.getState();
  const told = problems.map(keyOfProblem);
  if (typed?.place !== place) fresh.setState({ typed: { place, told } });
  // A fixed problem that returns is a new one.
  else if (typed.told.some((key) => !told.includes(key)))
    fresh.setState({ typed: { place, told: typed.told.filter((key) => told.includes(key)) } });
}

export function isUntold({ typed }: FreshFields, place: string, problem: Problem): boolean {
  return typed !== undefined && isIn(place, typed.place) && !typed.told.includes(keyOfProblem(problem));
}

/** Without numbers that change while typing, as in "12 characters too long". */
function keyOfProblem({ code, pointer, offset, message, values }: Problem): string {
  return [code, pointer, values?.reason, ...(offset === undefined ? [] : [message])].join(" ");
}

export function markLeft(fresh: FreshStore, place: string): void {
  const { added, left, typed } = fresh.getState();
  if (typed?.place === place) fresh.setState({ typed: undefined });
  if (added.some((root) => isIn(place, root)) && !left.includes(place))
    fresh.setState({ left: [...left, place] });
}

export function forgetFresh(fresh: FreshStore): void {
  if (fresh.getState() !== none) fresh.setState(none);
}

export function isFresh({ added, left }: FreshFields, place: string): boolean {
  return added.some((root) => isIn(place, root)) && !left.some((other) => isIn(place, other));
}

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

export function indexAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to;
  const closed = index > from ? index - 1 : index;
  return closed >= to ? closed + 1 : closed;
}

const isIn = (place: string, root: string) => place === root || place.startsWith(`${root}/`);
