import type { StoreApi } from "zustand";
import { createStore } from "zustand/vanilla";
import type { EditTarget } from "../../editing/document/edit.ts";
import type { Problem } from "../../schema/problems/problem.ts";

/** Fields that are not reported yet: of what was just added, until they are left, and new problems of the field that is being typed in. */
export interface PristineFields {
  /** The keys (`fieldKey`) of pages, blocks and items that were just added. */
  readonly added: readonly string[];
  /** The keys of fields inside of them that were left, and are reported. */
  readonly touched: readonly string[];
  /** The field that is being typed in; undefined if it was left. */
  readonly typed?: TypedField | undefined;
}

/** A field that is being typed in. */
interface TypedField {
  /** The key of the field (`fieldKey`). */
  readonly key: string;
  /** The problems that it had when the typing began, as strings: new ones are reported when the field is left. */
  readonly reported: readonly string[];
}

export type PristineStore = StoreApi<PristineFields>;

const none: PristineFields = { added: [], touched: [], typed: undefined };

export function createPristineFields(): PristineStore {
  return createStore<PristineFields>()(() => none);
}

/** Stays the same when pages and blocks are moved. */
export function fieldKey(target: EditTarget, pointer: string): string {
  const names = [
    target.in,
    "page" in target && target.page,
    "block" in target && target.block,
    "file" in target && target.file,
  ];
  return `${names.filter(Boolean).join(" ")}#${pointer}`;
}

export function markAdded(pristine: PristineStore, key: string): void {
  const { added, touched } = pristine.getState();
  pristine.setState({ added: [...added, key], touched: touched.filter((other) => !isIn(other, key)) });
}

export function markTyped(pristine: PristineStore, key: string, problems: readonly Problem[]): void {
  const { typed } = pristine.getState();
  const reported = problems.map(keyOfProblem);
  if (typed?.key !== key) pristine.setState({ typed: { key, reported } });
  // A fixed problem that returns is a new one.
  else if (typed.reported.some((key) => !reported.includes(key)))
    pristine.setState({ typed: { key, reported: typed.reported.filter((key) => reported.includes(key)) } });
}

export function isUnreported({ typed }: PristineFields, key: string, problem: Problem): boolean {
  return typed !== undefined && isIn(key, typed.key) && !typed.reported.includes(keyOfProblem(problem));
}

/** Without numbers that change while typing, as in "12 characters too long". */
function keyOfProblem({ code, pointer, offset, message, values }: Problem): string {
  return [code, pointer, values?.reason, ...(offset === undefined ? [] : [message])].join(" ");
}

export function markTouched(pristine: PristineStore, key: string): void {
  const { added, touched, typed } = pristine.getState();
  if (typed?.key === key) pristine.setState({ typed: undefined });
  if (added.some((root) => isIn(key, root)) && !touched.includes(key))
    pristine.setState({ touched: [...touched, key] });
}

export function resetPristine(pristine: PristineStore): void {
  if (pristine.getState() !== none) pristine.setState(none);
}

export function isPristine({ added, touched }: PristineFields, key: string): boolean {
  return added.some((root) => isIn(key, root)) && !touched.some((other) => isIn(key, other));
}

export function moveItems(
  pristine: PristineStore,
  list: string,
  indexNow: (index: number) => number | undefined,
): void {
  const follow = (key: string): readonly string[] => {
    if (!key.startsWith(`${list}/`)) return [key];
    const [index = "", ...rest] = key.slice(list.length + 1).split("/");
    if (!/^\d+$/.test(index)) return [key];
    const now = indexNow(Number(index));
    return now === undefined ? [] : [[list, now, ...rest].join("/")];
  };
  const { added, touched, typed } = pristine.getState();
  const [key] = typed ? follow(typed.key) : [];
  pristine.setState({
    added: added.flatMap(follow),
    touched: touched.flatMap(follow),
    typed: typed && key !== undefined ? { ...typed, key } : undefined,
  });
}

export function indexAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to;
  const closed = index > from ? index - 1 : index;
  return closed >= to ? closed + 1 : closed;
}

/** Where an item is once the one at `removed` is gone; undefined for that one. */
export function indexAfterRemove(index: number, removed: number): number | undefined {
  if (index === removed) return undefined;
  return index > removed ? index - 1 : index;
}

const isIn = (key: string, root: string) => key === root || key.startsWith(`${root}/`);
