import { longestIncreasingSubsequence } from "./longest-increasing-subsequence.ts";

/** An item of a list whose order has changed. */
export interface OrderedItem {
  readonly id: string;
  /** Its index in the previous order. */
  readonly previousIndex: number;
}

/** A move that brings an item back to its previous place. */
export interface OrderMove extends OrderedItem {
  /** The id of the item that it is put before; absent for the end of the list. */
  readonly before?: string;
  /** Whether it moves towards the start. */
  readonly up: boolean;
}

/** The fewest moves that restore the previous order, one after the other. */
export function orderMoves(placed: readonly OrderedItem[]): OrderMove[] {
  const kept = longestIncreasingSubsequence(placed.map(({ previousIndex }) => previousIndex));
  const sorted = placed.toSorted((a, b) => a.previousIndex - b.previousIndex);
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
export function swappedPair<Item extends OrderedItem>(
  placed: readonly Item[],
): readonly [Item, Item] | undefined {
  const sorted = placed.toSorted((a, b) => a.previousIndex - b.previousIndex);
  const others = placed.flatMap((thing, index) => (sorted[index] === thing ? [] : [index]));
  const [first = 0, second = 0] = others;
  const [upper, lower] = [placed[first], placed[second]];
  return others.length === 2 && second === first + 1 && upper && lower ? [upper, lower] : undefined;
}
