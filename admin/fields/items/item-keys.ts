/** The items of a list with React keys, which no file has. */
export interface KeyedItems {
  readonly items: readonly unknown[];
  /** One for each of `items`, in the same order. */
  readonly keys: readonly number[];
  /** The next unused key. */
  readonly next: number;
}

export const noItems: KeyedItems = { items: [], keys: [], next: 0 };

/**
 * The keys of a list after it was changed: an item that is still there keeps its own, one that was edited in its
 * place too, and a new one gets a new one.
 */
export function keyItems(before: KeyedItems, items: readonly unknown[]): KeyedItems {
  const free = new Set(before.keys);
  const keys: (number | undefined)[] = items.map(() => undefined);
  const take = (index: number, from: number) => {
    const key = before.keys[from];
    if (key === undefined || keys[index] !== undefined || !free.delete(key)) return;
    keys[index] = key;
  };
  items.forEach((item, index) => {
    if (before.items[index] === item) take(index, index);
  });
  items.forEach((item, index) => {
    if (keys[index] !== undefined) return;
    const from = before.items.findIndex(
      (other, at) => other === item && free.has(before.keys[at] ?? Number.NaN),
    );
    if (from !== -1) take(index, from);
  });
  // Only of a list that is as long as it was: a shorter or longer one has lost or got items, and edited none.
  if (items.length === before.items.length) for (const index of items.keys()) take(index, index);
  let { next } = before;
  const all = keys.map((key) => key ?? next++);
  return { items, keys: all, next };
}
