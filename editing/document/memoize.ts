/** Makes a result for each object once; what is made lasts as long as its object. */
export function memoizeByObject<In extends object, Out>(make: (value: In) => Out): (value: In) => Out {
  const made = new WeakMap<In, Out>();
  return (value) => {
    const known = made.get(value) ?? make(value);
    made.set(value, known);
    return known;
  };
}

/** Returns its last result again as long as the arguments are identical, or with `partsOf`, those parts of them. */
export function memoizeLast<Arguments extends readonly unknown[], Result>(
  work: (...given: Arguments) => Result,
  partsOf: (...given: Arguments) => readonly unknown[] = (...given) => given,
): (...given: Arguments) => Result {
  let last: { readonly parts: readonly unknown[]; readonly result: Result } | undefined;
  return (...given) => {
    const parts = partsOf(...given);
    const same =
      last?.parts.length === parts.length &&
      parts.every((part, index) => Object.is(part, last?.parts[index]));
    const result = last && same ? last.result : work(...given);
    last = { parts, result };
    return result;
  };
}
