/**
 * A function that gives what it gave the last time, the very same, as long as the parts that its result depends on
 * are identical.
 */
export function kept<Input, Output>(
  partsOf: (input: Input) => readonly unknown[],
  make: (input: Input) => Output,
): (input: Input) => Output {
  let last: { readonly parts: readonly unknown[]; readonly output: Output } | undefined;
  return (input) => {
    const parts = partsOf(input);
    const before = last;
    const same =
      before?.parts.length === parts.length &&
      parts.every((part, index) => Object.is(part, before.parts[index]));
    const output = before && same ? before.output : make(input);
    last = { parts, output };
    return output;
  };
}
