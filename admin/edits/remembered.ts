/** A function that gives its last result again as long as it is asked the same thing. */
export function remembered<Arguments extends readonly unknown[], Result>(
  work: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  let last: { readonly given: Arguments; readonly result: Result } | undefined;
  return (...given) => {
    const same = last?.given.every((value, index) => value === given[index]);
    if (!last || !same) last = { given, result: work(...given) };
    return last.result;
  };
}
