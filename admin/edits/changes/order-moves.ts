import { keptInOrder } from "./kept-in-order.ts";

/** A thing by its present id, and its place among the others before. */
export interface Placed {
  readonly id: string;
  readonly was: number;
}

export interface OrderMove extends Placed {
  /** The id that it goes in front of; at the end without one. */
  readonly before?: string;
  /** Whether it has moved up the list. */
  readonly up: boolean;
}

/** The fewest moves that bring things back into the order they were in, to be made one after the other. */
export function orderMoves(placed: readonly Placed[]): OrderMove[] {
  const kept = keptInOrder(placed.map(({ was }) => was));
  const sorted = placed.toSorted((a, b) => a.was - b.was);
  const moved = new Set(placed.filter((_, index) => !kept.has(index)));
  return sorted
    .flatMap((thing, index): OrderMove[] => {
      const next = sorted[index + 1];
      const up = placed.indexOf(thing) < index;
      return moved.has(thing) ? [{ ...thing, ...(next && { before: next.id }), up }] : [];
    })
    .toReversed();
}
