/** Items with a React key each: by its place, because two items of a list may well have the same words. */
export function withIndexKeys<Item>(items: readonly Item[]): readonly (readonly [key: number, item: Item])[] {
  return items.map((item, key) => [key, item]);
}
