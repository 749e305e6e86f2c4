export function insertBefore<T extends { readonly id: string }>(
  list: readonly T[],
  before: string | undefined,
  item: T,
): readonly T[] {
  const index = before === undefined ? -1 : list.findIndex(({ id }) => id === before);
  return list.toSpliced(index === -1 ? list.length : index, 0, item);
}
