/** What was made of an object, and in which other states it would be the same. */
export interface MadeInState<State, Made> {
  readonly made: Made;
  /** Whether all that was looked at is the same in another state; without it, it is made anew each time. */
  readonly fits?: ((state: State) => boolean) | undefined;
}

let isOff = false;

/**
 * Returns a function that makes something of an object and of the state that it is in, such as a page, and gives it
 * again for the same object in each state that can't be told from the first. All that is kept between pages is kept so.
 */
export function memoizeByState<Key extends object, State, Made>(
  make: (key: Key, state: State) => MadeInState<State, Made>,
  maxStates = 20,
): (key: Key, state: State) => Made {
  const known = new WeakMap<Key, MadeInState<State, Made>[]>();
  return (key, state) => {
    if (isOff) return make(key, state).made;
    const all = known.get(key);
    const found = all?.find(({ fits }) => fits?.(state));
    if (found) return found.made;
    const own = make(key, state);
    if (!own.fits) return own.made;
    if (!all) known.set(key, [own]);
    else if (all.length < maxStates) all.push(own);
    return own.made;
  };
}

/** Runs something that makes all of it anew: the plain path, which what is kept has to equal. */
export function withoutMemos<Result>(act: () => Result): Result {
  isOff = true;
  try {
    return act();
  } finally {
    isOff = false;
  }
}
