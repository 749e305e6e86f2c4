import { keptInOrder } from "./kept-in-order.ts";

export interface Placed {
  readonly id: string;
  readonly was: number;
}

export interface OrderMove extends Placed {
  readonly before?: string;
  readonly up: boolean;
}

/** The fewest moves that restore the previous order, one after the other. */
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

/** The upper one first, if nothing else has moved: the order does not show which of the two was moved. */
export function swappedIn<Item extends Placed>(placed: readonly Item[]): readonly [Item, Item] | undefined {
  const sorted = placed.toSorted((a, b) => a.was - b.was);
  const others = placed.flatMap((thing, index) => (sorted[index] === thing ? [] : [index]));
  const [first = 0, second = 0] = others;
  const [upper, lower] = [placed[first], placed[second]];
  return others.length === 2 && second === first + 1 && upper && lower ? [upper, lower] : undefined;
}
