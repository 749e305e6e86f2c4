/** A function of texts that computes each result once. */
export function memoize<Arguments extends readonly string[], Result>(
  compute: (...parts: Arguments) => Result,
): (...parts: Arguments) => Result {
  const known = new Map<string, Result>();
  return (...parts) => {
    const key = parts.join("\n");
    const found = known.get(key) ?? compute(...parts);
    known.set(key, found);
    return found;
  };
}
