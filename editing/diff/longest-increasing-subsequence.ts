/** The indexes of a longest increasing subsequence: what can stay while the rest moves. */
export function longestIncreasingSubsequence(numbers: readonly number[]): ReadonlySet<number> {
  const lengths: number[] = [];
  const previous: number[] = [];
  let last = -1;
  for (const [index, number] of numbers.entries()) {
    lengths[index] = 1;
    previous[index] = -1;
    for (let other = 0; other < index; other++) {
      const longer = (lengths[other] ?? 0) + 1;
      if ((numbers[other] ?? 0) >= number || longer <= (lengths[index] ?? 0)) continue;
      lengths[index] = longer;
      previous[index] = other;
    }
    if (last === -1 || (lengths[index] ?? 0) > (lengths[last] ?? 0)) last = index;
  }
  const kept = new Set<number>();
  for (let at = last; at !== -1; at = previous[at] ?? -1) kept.add(at);
  return kept;
}
