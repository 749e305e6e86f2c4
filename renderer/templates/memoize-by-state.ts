/** What was made of an object, and in which other states it would be the same. */
interface MadeInState<State, Made> {
  readonly made: Made;
  /** Whether all that was looked at is the same in another state; without it, nothing is kept. */
  readonly fits?: ((state: State) => boolean) | undefined;
}

interface Makers<Key extends object, State, Made> {
  /** What is to be made, without a thought of other states. */
  plain(key: Key, state: State): Made;
  /** The same, with what it takes to know it again. */
  tracked(key: Key, state: State): MadeInState<State, Made>;
  /** How many are kept of an object. */
  readonly maxStates?: number;
}

let isPlain = false;

/**
 * Returns a function that makes something of an object and of the state that it is in, such as a page, and gives it
 * again for the same object in each state that can't be told from the first. All that is kept between pages is kept so.
 */
export function memoizeByState<Key extends object, State, Made>({
  plain,
  tracked,
  maxStates = 20,
}: Makers<Key, State, Made>): (key: Key, state: State) => Made {
  const known = new WeakMap<Key, MadeInState<State, Made>[]>();
  return (key, state) => {
    if (isPlain) return plain(key, state);
    const all = known.get(key);
    const found = all?.find(({ fits }) => fits?.(state));
    if (found) return found.made;
    if (all && all.length >= maxStates) return plain(key, state);
    const own = tracked(key, state);
    if (own.fits) known.set(key, [...(all ?? []), own]);
    return own.made;
  };
}

/** Runs something that makes all of it anew, which what is kept has to equal. */
export function withoutMemos<Result>(act: () => Result): Result {
  isPlain = true;
  try {
    return act();
  } finally {
    isPlain = false;
  }
}
