/** Makes a result for each object once; what is made lasts as long as its object. */
export function memoizeByObject<In extends object, Out>(make: (value: In) => Out): (value: In) => Out {
  const made = new WeakMap<In, Out>();
  return (value) => {
    const known = made.get(value) ?? make(value);
    made.set(value, known);
    return known;
  };
}
