/** Where the caret belongs when a text was changed from outside, as by undo: behind what is new. */
export function caretAfter(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  return Math.max(start, after.length - same);
}
